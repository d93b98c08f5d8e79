import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { events } from "../../docs/src/reference/events.ts"

const root = path.resolve(import.meta.dirname, "../..")

/** Names in capitals where the sources track something, or say what is tracked. */
const tracked = () => {
  const files = globSync(["core/src/**/*.ts", "react/src/**/*.{ts,tsx}", "plugins/*/src/**/*.{ts,tsx}"], {
    cwd: root
  })
  const lines = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(path.join(root, file), "utf8").split("\n"))
    .filter((line) => /\btrack\(|\b(?:begun|success|error): "|event: "/.test(line))
  return new Set(lines.flatMap((line) => line.match(/(?<=")[A-Z]+(?:_[A-Z]+)*(?=")/g) ?? []))
}

it("the page of events lists each that the sources track, and no other", () => {
  const listed = events.flatMap(([, own]) => own.map(({ name }) => name))
  expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted())
  expect([...listed].toSorted()).toEqual([...tracked()].filter((name) => name !== "UNKNOWN").toSorted())
})
