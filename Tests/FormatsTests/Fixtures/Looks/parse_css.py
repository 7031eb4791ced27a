"""Prints what is wrong with a style sheet, by the parser tinycss2."""

import sys

import tinycss2


def rules(found):
    for rule in found:
        if rule.type == "error":
            yield rule, None
        elif rule.type == "at-rule" and rule.content is not None:
            yield from rules(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True))
        elif rule.type == "qualified-rule":
            yield rule, tinycss2.parse_declaration_list(rule.content, skip_comments=True, skip_whitespace=True)


with open(sys.argv[1], encoding="utf-8") as file:
    sheet = tinycss2.parse_stylesheet(file.read(), skip_comments=True, skip_whitespace=True)
for rule, declarations in rules(sheet):
    if declarations is None:
        print(f"line {rule.source_line}: {rule.message}")
        continue
    names = [one.name for one in declarations if one.type == "declaration"]
    for one in declarations:
        if one.type != "declaration" or not one.value:
            print(f"line {one.source_line}: no declaration")
    if len(names) != len(set(names)):
        print(f"line {rule.source_line}: a property twice")
