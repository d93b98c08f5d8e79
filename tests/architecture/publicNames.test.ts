import { describe, expect, it } from "vitest"
import { publicNames, type PublicName } from "./publicNames.ts"
import { packages, place } from "./sourceTree.ts"

const entries = packages.flatMap((pkg) =>
  [...pkg.entries].map(([key, file]) => ({ name: pkg.name + key.slice(1), file }))
)

const isDocumented = ({ declaration }: PublicName) =>
  declaration === undefined ||
  declaration.nodes.some((node) =>
    declaration.module.comments.some(
      ({ type, value, end }) =>
        type === "Block" &&
        value.startsWith("*") &&
        end <= node.start &&
        declaration.module.text
          .slice(end, node.start)
          .replaceAll(/^\s*\/\/.*$/gm, "")
          .trim() === ""
    )
  )

it("an app can rely on the public names: none comes or goes unless public-names.txt says so", async () => {
  // Each language's catalogue is exported as the German one is.
  const list = entries
    .filter(({ name }) => !name.includes("/messages/") || name.endsWith("/de"))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => [name, ...publicNames(file).map((exported) => `  ${exported.name}`)].join("\n"))
  await expect(`${list.join("\n\n")}\n`).toMatchFileSnapshot("./public-names.txt")
})

describe.each(entries)("$name", ({ file }) => {
  it("exports names, so that the rules below have something to look at", () => {
    expect(publicNames(file).length).toBeGreaterThan(0)
  })

  it("says in a docstring what each public name is", () => {
    const bare = publicNames(file)
      .filter((name) => !isDocumented(name))
      .map(({ name, declaration }) =>
        declaration?.nodes[0] ? `${name} (${place(declaration.module, declaration.nodes[0])})` : name
      )
    expect(bare).toEqual([])
  })
})
