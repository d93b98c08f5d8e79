import { expect, it } from "vitest"
import { children, modules, nodes, packages, place, type Module, type Node } from "./sourceTree.ts"

/**
 * Where a message with places is handed on as it is, and why. A name alone is not enough to tell two catalogues of a package apart.
 */
const unfilled: Readonly<Record<string, string>> = {
  "react/src/modal/ModalNews.tsx messages.connected": "filled when a wallet is there to be named",
  "react/src/views/allWallets/AllWallets.tsx words.failedTitle": "the list's own, without a place",
  "plugins/onramp/src/react/views/OrderFacts.tsx words.provider":
    "the label: the place is in another catalogue's",
  "plugins/send/src/react/views/SendReview.tsx words.network":
    "the label: the place is in another catalogue's",
  "plugins/swap/src/react/views/wordsForStep.ts words.permitNote": "filled by who asks for the step's words",
  "plugins/swap/src/react/views/wordsForStep.ts words.approveNote": "filled by who asks for the step's words",
  "plugins/walletconnect/src/react/outcomes.ts words.unusableText": "filled by the view of the outcome",
  "plugins/walletconnect/src/react/outcomes.ts shared.declinedTitle": "filled by the view of the outcome",
  "plugins/walletconnect/src/react/outcomes.ts shared.alreadyConnectedTitle":
    "filled by the view of the outcome",
  "plugins/walletconnect/src/react/outcomes.ts shared.failedTitle": "filled by the view of the outcome"
}

const catalogue = /\/messages(\/|\.ts)|\/\w*(words|Messages|Labels)\.ts$/
/** What catalogues are called where their messages are read; the modal's own is `shared` or `messages` in a plugin. */
const ofOwn = /^(\w*[wW]ords|\w*[mM]essages|steps|labels)\??\./
const ofModal = /^(shared|messages)\??\./

const placesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\{([a-z]\w*)\}/gi)].map(([, name]) => name!)

/** What a property says; of a text in forms by its number, all of them. */
const textOf = (value: Node): string =>
  value.type === "Literal"
    ? String(value["value"])
    : value.type === "ObjectExpression" && isCounted(value)
      ? (value["properties"] as ReadonlyArray<Node>).map(({ value: form }) => textOf(form)).join(" ")
      : ""
const isCounted = (object: Node): boolean => {
  const names = (object["properties"] as ReadonlyArray<Node>).map(({ key }) => String(key?.name))
  return names.includes("other") && names.every((name) => /^(zero|one|two|few|many|other)$/.test(name))
}

type Places = ReadonlyMap<string, ReadonlySet<string>>

/** The messages of a package that have places, by their keys. */
const placesOf = (all: ReadonlyArray<Module>): Places => {
  const places = new Map<string, ReadonlySet<string>>()
  for (const { program } of all.filter(({ file }) => catalogue.test(file)))
    for (const { type, key, value } of nodes(program)) {
      const text = type === "Property" ? textOf(value) : ""
      const name: string | undefined = key?.name ?? key?.value
      const found = placesIn(text)
      if (name !== undefined && found.length > 0)
        places.set(name, new Set([...(places.get(name) ?? []), ...found]))
    }
  return places
}

/** The names of the values that a message is filled with; undefined where they are not to be read here. */
const valuesIn = (given: Node | undefined, program: Node): ReadonlyArray<string> | undefined => {
  const object =
    given?.type === "Identifier"
      ? nodes(program).find(
          (node) => node.type === "VariableDeclarator" && node["id"].name === given["name"]
        )?.["init"]
      : given
  if (object?.type !== "ObjectExpression") return undefined
  const properties = object["properties"] as ReadonlyArray<Node>
  return properties.some(({ type }) => type !== "Property")
    ? undefined
    : properties.map(({ key }) => key.name ?? key.value)
}

const modal = placesOf(packages.filter(({ kind }) => kind === "react").flatMap(modules))

/** What is said of every transaction is the kit's, and read as a plugin's own. */
const ofEvery = placesOf(
  packages
    .filter(({ kind }) => kind === "react")
    .flatMap(modules)
    .filter(({ file }) => file.endsWith("/en/transaction.ts"))
)

const read = packages.flatMap((pkg) => {
  const all = modules(pkg)
  const own = placesOf(all)
  return all
    .filter(({ file }) => !catalogue.test(file))
    .flatMap((module) => {
      const found: Array<{
        readonly name: string
        readonly at: string
        readonly lacks: ReadonlyArray<string>
      }> = []
      const visit = (node: Node, values: ReadonlyArray<string> | "any" | undefined) => {
        const text = module.text.slice(node.start, node.end)
        if (node.type === "MemberExpression" && node["computed"] !== true) {
          const catalogues = [
            ...(ofModal.test(text) ? [modal] : []),
            ...(ofOwn.test(text) ? [own, ofEvery] : [])
          ]
          const name: string = node["property"].name
          const places = catalogues.map((one) => one.get(name)).find((one) => one !== undefined)
          if (places !== undefined && values !== "any")
            found.push({
              name: `${module.file} ${text}`,
              at: place(module, node),
              lacks: [...places].filter((one) => values?.includes(one) !== true)
            })
        }
        const isFill = node.type === "CallExpression" && /^fill(Counted)?$/.test(node["callee"].name ?? "")
        const given = isFill ? (node["arguments"] as ReadonlyArray<Node>) : []
        const [first] = given
        const second = given.at(-1)
        if (first !== undefined) visit(first, valuesIn(second, module.program) ?? "any")
        for (const child of isFill ? [second].filter((one) => one !== undefined) : children(node))
          visit(child, isFill ? undefined : values)
      }
      visit(module.program, undefined)
      return found
    })
})

it("every message with places is filled with a value for each, where it is read", () => {
  const bare = read.filter(({ name, lacks }) => lacks.length > 0 && !Object.hasOwn(unfilled, name))
  expect(bare.map(({ name, at, lacks }) => `${at} ${name.split(" ")[1]}: ${lacks.join(", ")}`)).toEqual([])
  expect(read.length).toBeGreaterThan(100)
})

it("what is excepted from that is still there", () => {
  expect(
    Object.keys(unfilled).filter((name) => !read.some((one) => one.name === name && one.lacks.length > 0))
  ).toEqual([])
})
