#!/bin/sh
# The weights of a run become Master's, with the fixture that proves them.
set -eu
cd "$(dirname "$0")"
build/trainer module --weights "$1/weights.bin" --out ../src/master/weights.ts
build/trainer dump --weights "$1/weights.bin" --deals 150 > ../test/fixtures/trainer-deals.jsonl
