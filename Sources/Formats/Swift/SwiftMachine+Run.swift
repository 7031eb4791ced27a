import Model

extension SwiftMachine {
    /// What a function returns; `.unknown` if it returns nothing.
    func run(_ function: SwiftFunction, _ arguments: [(label: String?, value: SwiftValue)], _ frame: SwiftFrame) -> SwiftValue {
        bind(arguments, to: function, frame)
        if function.body.count == 1, case .expression(let value) = function.body[0].kind {
            return step { self.value(value, frame) } ?? .unknown
        }
        return (step { self.run(function.body, frame) } ?? nil) ?? .unknown
    }

    /// Gives parameters their values: by label, else by place, else their usual ones.
    private func bind(_ arguments: [(label: String?, value: SwiftValue)], to function: SwiftFunction, _ frame: SwiftFrame) {
        for (index, argument) in arguments.enumerated() { frame.values["$\(index)"] = argument.value }
        var rest = arguments
        for parameter in function.parameters {
            if let index = rest.firstIndex(where: { $0.label == parameter.label })
                ?? (rest.first?.label == nil && !rest.isEmpty ? 0 : nil)
            {
                frame.values[parameter.name] = typed(rest.remove(at: index).value, parameter.typeName)
            } else if let standard = parameter.standard {
                frame.values[parameter.name] = typed(value(standard, frame), parameter.typeName)
            } else {
                frame.values[parameter.name] = .unknown
            }
        }
    }

    /// The value of the `return` that is reached; `nil` if none is.
    func run(_ statements: [SwiftStatement], _ frame: SwiftFrame) -> SwiftValue? {
        for statement in statements {
            guard let result = step({ self.run(statement, frame) }) else { return .unknown }
            if let result { return result }
        }
        return nil
    }

    private func run(_ statement: SwiftStatement, _ frame: SwiftFrame) -> SwiftValue? {
        switch statement.kind {
        case .expression(let value): _ = self.value(value, frame)
        case .assign(let target, let value): assign(value, to: target, frame)
        case .change(let target):
            if case .name(let name) = target.kind, let owner = frame.owner(of: name) { owner.values[name] = .unknown }
        case .declare(let variables): for variable in variables { declare(variable, frame) }
        case .returns(let value):
            let result = value.map { self.value($0, frame) } ?? .unknown
            if isDoubtful, let object = result.object, SwiftStyle.isStyle(object) {
                note(statement.offset, Phrase("the style is skipped: it depends on what only the app knows."))
            }
            return result
        case .conditional(let conditions, let body, let rest):
            let inner = SwiftFrame(outer: frame)
            switch holds(conditions, inner) {
            case true?: return run(body, inner)
            case false?: return run(rest, SwiftFrame(outer: frame))
            case nil: doubt { [body, rest].forEach { _ = run($0, SwiftFrame(outer: inner)) } }
            }
        case .unless(let conditions): _ = holds(conditions, frame)
        case .choose(let subject, let cases): return choose(value(subject, frame), cases, frame)
        case .block(let body): return run(body, SwiftFrame(outer: frame))
        case .loop(let body): doubt { _ = run(body, SwiftFrame(outer: frame)) }
        case .function(let function): frame.values[function.name] = .function(SwiftCallable(function: function, frame: frame))
        case .type, .other: break
        }
        return nil
    }

    /// Goes through code that may not run: nothing is set, but what would be is noted.
    func doubt(_ work: () -> Void) {
        let was = isDoubtful
        isDoubtful = true
        work()
        isDoubtful = was
    }

    private func declare(_ variable: SwiftVariable, _ frame: SwiftFrame) {
        let value: SwiftValue =
            if let initial = variable.initial {
                typed(self.value(initial, frame), variable.typeName)
            } else if let getter = variable.getter {
                run(getter, [], SwiftFrame(outer: frame))
            } else {
                .unknown
            }
        frame.values[variable.name] = value
    }

    /// Whether all conditions hold; `nil` if only the app knows.
    private func holds(_ conditions: [SwiftStatement.Condition], _ frame: SwiftFrame) -> Bool? {
        var result: Bool? = true
        for condition in conditions {
            let holds: Bool?
            switch condition {
            case .available(let isAvailable): holds = isAvailable
            case .other: holds = nil
            case .expression(let expression): holds = value(expression, frame).flag
            case .binding(let name, let expression):
                let value = self.value(expression, frame)
                frame.values[name] = value
                holds = value.isUnknown ? nil : !value.isNothing
            }
            if holds == false { return false }
            if holds == nil { result = nil }
        }
        return result
    }

    private func choose(_ subject: SwiftValue, _ cases: [SwiftStatement.Case], _ frame: SwiftFrame) -> SwiftValue? {
        for entry in cases {
            if entry.values.isEmpty {
                if subject.isUnknown { break }
                return run(entry.body, SwiftFrame(outer: frame))
            }
            for pattern in entry.values where subject.equals(value(pattern, frame)) == true {
                return run(entry.body, SwiftFrame(outer: frame))
            }
        }
        doubt { for entry in cases { _ = run(entry.body, SwiftFrame(outer: frame)) } }
        return nil
    }

    private func assign(_ expression: SwiftExpression, to target: SwiftExpression, _ frame: SwiftFrame) {
        let value = value(expression, frame)
        switch target.kind {
        case .name(let name):
            if let owner = frame.owner(of: name) {
                if !isDoubtful { owner.values[name] = value }
            } else if let object = frame.receiver?.object {
                set(name, of: object, to: value, target.offset)
            } else if variable(name, of: "", isStatic: true) != nil {
                statics[name] = value
            }
        case .member(let base, let name):
            switch self.value(base, frame) {
            case .object(let object): set(name, of: object, to: value, target.offset)
            case .type(let type): if !isDoubtful { statics["\(type).\(name)"] = value }
            default: break
            }
        case .element(let base, let keys):
            guard let key = keys.first.map({ self.key($0.value, frame) }), case .member(let owner, let name) = base.kind,
                let object = self.value(owner, frame).object
            else { return }
            var dictionary = self.value(base, frame).dictionary ?? [:]
            dictionary[key] = value
            set(name, of: object, to: .dictionary(dictionary), target.offset)
        default: break
        }
    }

    /// The name of a dictionary's key: `font` for `.font` and for `NSAttributedString.Key.font`.
    func key(_ expression: SwiftExpression, _ frame: SwiftFrame) -> String {
        switch expression.kind {
        case .implicit(let name), .member(_, let name): return name
        default:
            let value = value(expression, frame)
            return value.text ?? value.member ?? ""
        }
    }
}
