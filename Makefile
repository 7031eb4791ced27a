# Transom: `make run` and `make test` install what is missing and do the rest.

PREFIX ?= /usr/local
STAGE = $(CURDIR)/.build/stage

.PHONY: run test bench format lint install deb screenshots

run: export XDG_DATA_DIRS := $(STAGE)/share:$(or $(XDG_DATA_DIRS),/usr/local/share:/usr/share)
run:
	@Scripts/setup --run
	@Scripts/install "$(STAGE)"
	"$(STAGE)/bin/transom" data/samples/portal.transom

test:
	@Scripts/setup --test
	swift build --build-tests --explicit-target-dependency-import-check error && Scripts/isolated swift test --skip-build --manifest-cache local $(ARGS)

bench:
	@Scripts/setup --test
	swift build -c release --product transom-bench && Scripts/isolated .build/release/transom-bench $(ARGS)

format:
	swift format -i -r Sources Tests Package.swift

lint:
	@Scripts/lint

install:
	@Scripts/install "$(PREFIX)"

deb:
	@Scripts/setup && Scripts/package-deb

screenshots:
	@Scripts/setup --test && Scripts/install "$(STAGE)" && Scripts/screenshots
