import { globSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { units as coreUnits } from "../../core/units.ts"
import { units as evmUnits } from "../../plugins/evm/units.ts"
import { units as reactUnits } from "../../react/units.ts"
import { inRepository, packages, reachable, readModule, resolveImport } from "./sourceTree.ts"

const units = Object.entries({ core: coreUnits, react: reactUnits, "plugins/evm": evmUnits }).flatMap(
  ([folder, list]) =>
    Object.entries(list).map(([name, patterns]) => ({
      name: `${folder}/${name}`,
      patterns: patterns.map((pattern) => `${folder}/src/${pattern}`)
    }))
)

const filesOf = (pattern: string) =>
  globSync(`${pattern}.{ts,tsx}`, { cwd: inRepository(".") }).filter((file) => !/\.test\.tsx?$/.test(file))

const members = (patterns: ReadonlyArray<string>) => new Set(patterns.flatMap(filesOf))
/** Units of names that declarations use with the page, of which a page takes a few bytes each. */
const declared: ReadonlyArray<string> = ["react/slots"]
const all = members(units.flatMap(({ name, patterns }) => (declared.includes(name) ? [] : patterns)))

const waysInto = (file: string, unit: ReadonlySet<string>) =>
  [...reachable(file)].filter(([target]) => unit.has(target)).map(([, way]) => way.join(" -> "))

const entries = packages
  .filter(({ kind }) => kind !== "testing")
  .flatMap((pkg) => [...pkg.entries].map(([key, file]) => ({ name: pkg.name + key.slice(1), file })))
const isLoadedLater = (name: string) => /\/(effect|chain-kit|view)$/.test(name)

// A module that the page load needs would bring its whole unit along, and Effect with it.
it.each(entries.filter(({ name }) => !isLoadedLater(name)))(
  "$name imports nothing that is joined",
  ({ file }) => {
    expect(waysInto(file, all)).toEqual([])
  }
)

it("a module is in one unit, since a bundler would write it twice", () => {
  const every = units.flatMap(({ patterns }) => [...members(patterns)])
  expect(every.filter((file, index) => every.indexOf(file) !== index)).toEqual([])
})

it.each(declared)("%s has nothing but the names of lists, and what reads them", (unit) => {
  const { patterns } = units.find(({ name }) => name === unit)!
  const own = [...members(patterns)]
  const needed = own.flatMap((file) =>
    readModule(file)
      .imports.filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => resolveImport(file, specifier) ?? specifier)
  )
  const others = [...new Set(needed)].filter((file) => !own.includes(file))
  expect(others.filter((file) => file !== "core/src/kernel/Slot.ts" && file !== "core/src/index.ts")).toEqual(
    []
  )
})

/** Units that are loaded with the engine, or after it. */
const withEffect: ReadonlyArray<string> = ["core/shared", "plugins/evm/chain"]

describe.each(units)("$name", ({ name, patterns }) => {
  const unit = members(patterns)

  it("names no pattern that no module of it matches", () => {
    expect(patterns.filter((pattern) => filesOf(pattern).length === 0)).toEqual([])
  })

  it("needs no module that needs it: joined, they would need each other", () => {
    const outside = [...unit].flatMap((file) =>
      readModule(file)
        .imports.filter(({ lazy, typeOnly }) => !lazy && !typeOnly)
        .flatMap(({ specifier }) => resolveImport(file, specifier) ?? [])
        .filter((target) => !unit.has(target))
    )
    expect([...new Set(outside)].flatMap((file) => waysInto(file, unit))).toEqual([])
  })

  it("reaches Effect only where its entry does", () => {
    if (withEffect.includes(name)) return
    const isEffect = (target: string) => /^effect(\/|$)/.test(target)
    const ways = [...unit].flatMap((file) => [...reachable(file)].filter(([target]) => isEffect(target)))
    expect(ways.map(([, way]) => way.join(" -> "))).toEqual([])
  })
})
