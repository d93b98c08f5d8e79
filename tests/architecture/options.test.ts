import { describe, expect, it } from "vitest"
import { optionNames } from "../../core/src/diagnostic/optionNames.ts"
import { pluginOptions, type OptionKind } from "../../core/src/diagnostic/pluginOptions.ts"
import { plugins } from "../../scripts/plugins.mjs"
import { inRepository, modules, nodes, packages, readModule, type Module, type Node } from "./sourceTree.ts"

const interfaceIn = (all: ReadonlyArray<Module>, name: string): Node | undefined =>
  all
    .flatMap(({ program }) => nodes(program))
    .find((node) => node.type === "TSInterfaceDeclaration" && node["id"].name === name)

const core = modules(packages.find(({ kind }) => kind === "core")!)

/** The members of an interface, those that it extends included. */
const membersOf = (all: ReadonlyArray<Module>, name: string): ReadonlyArray<Node> => {
  const found = interfaceIn(all, name) ?? interfaceIn(core, name)
  if (found === undefined) throw new RangeError(`No interface ${name}`)
  const above = (found["extends"] as ReadonlyArray<Node>).flatMap(({ expression }) =>
    membersOf(all, expression.name)
  )
  return [...(found["body"].body as ReadonlyArray<Node>), ...above]
}

const kindOf = ({ type, ...node }: Node): OptionKind => {
  if (type === "TSStringKeyword") return "text"
  if (type === "TSBooleanKeyword") return "switch"
  if (type === "TSNumberKeyword") return "number"
  if (type === "TSTypeReference") {
    const { name } = node["typeName"]
    if (name === "ReadonlyArray") return "list"
    if (name === "Readonly" || name === "Record") return "record"
  }
  if (type === "TSUnionType") {
    const kinds = new Set((node["types"] as ReadonlyArray<Node>).map(kindOf))
    return kinds.size === 1 ? [...kinds][0]! : "any"
  }
  if (type === "TSLiteralType" && typeof node["literal"].value === "string") return "text"
  return type === "TSTypeLiteral" ? "record" : "any"
}

/** What the function of a plugin takes, as its docs say. */
const optionsOf = plugins.flatMap(({ name, code, folder }) => {
  const own = modules(packages.find((pkg) => pkg.folder === folder)!)
  const type = /\b(?:options\??|settings|\}): (\w+(?:Options|Settings))\b/.exec(
    readModule(`${folder}/src/${code}.ts`).text
  )?.[1]
  return type === undefined ? [] : [[name, code, membersOf(own, type), folder] as const]
})

describe("what an app may pass is judged in a development build", () => {
  it("every option of createKit", () => {
    const members = [...membersOf(core, "KitOptions")].map(({ key }) => key.name as string)
    expect([...optionNames].toSorted()).toEqual([...new Set(members)].toSorted())
  })

  it("knows the plugins that have options", () => expect(optionsOf.length).toBeGreaterThan(18))

  it.each(optionsOf)("every option of %s, as its type says", (_, __, members) => {
    const differing = members.flatMap((member) => {
      const name: string = member["key"].name
      const judged = pluginOptions[name]
      if (judged === undefined) return [`${name}: in no list`]
      const said = kindOf(member["typeAnnotation"].typeAnnotation)
      const isSame =
        judged === "any" || said === "any" || judged === said || (judged === "url" && said === "text")
      return isSame ? [] : [`${name}: is ${said}, and is judged as ${judged}`]
    })
    expect(differing).toEqual([])
  })

  it.each(optionsOf)("what an app passes to %s is handed over to be judged", (_, code, __, folder) => {
    expect(readModule(`${folder}/src/${code}.ts`).text).toMatch(/\b(?:fromOptions|chainPlugin)\(|\bgiven\b/)
  })

  it("nothing that no plugin has", () => {
    const known = new Set(optionsOf.flatMap(([, , members]) => members.map(({ key }) => key.name)))
    expect(Object.keys(pluginOptions).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(optionsOf)("%s hands over what it was given", async (_, code, __, folder) => {
    const given = { currency: "EUR" }
    for (const entry of ["index.ts", "react/index.ts"]) {
      const file = inRepository(`${folder}/src/${entry}`)
      const module = await import(/* @vite-ignore */ file).catch(() => undefined)
      const plugin = module?.[code] as ((options: object) => { readonly given?: unknown }) | undefined
      if (plugin !== undefined) expect(plugin(given).given).toBe(given)
    }
  })
})
