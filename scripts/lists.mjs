// Writes every list of plugins that has to stand in a file; with --check it says which of them are stale, and fails.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { exportedCatalogues, languageModules } from "./languages.mjs"
import { optionRows } from "./readmeOptions.mjs"
import { declarationOf, kinds, pluginPackages, plugins, pluginsWith, root } from "./plugins.mjs"

/** @param {string} name */
const pascalCase = (name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const packages = [
  "core",
  "react",
  "vue",
  "migrate",
  ...pluginPackages.map(({ folder }) => folder),
  "tests/testing"
]

/** The references of a tsconfig. */
const references = (up) => (text) => {
  const lines = packages.map((folder) => `    { "path": "${up}${folder}" }`)
  return text.replace(/"references": \[[^\]]*\]/, () => `"references": [\n${lines.join(",\n")}\n  ]`)
}

/** What stands between two markers of a Markdown file, which are comments of Markdown or of MDX. */
const between = (name, lines) => (text) =>
  text.replace(
    new RegExp(`((?:<!--|\\{/\\*) ${name}: .*\n)[^]*?((?:<!--|\\{/\\*) /${name} )`),
    (_, start, end) => [start, "\n", ...lines.map((line) => `${line}\n`), "\n", end].join("")
  )

/** A module of TypeScript that nobody edits. */
const module =
  (...lines) =>
  () =>
    ["// Written by `npm run lists` from the package.json of each plugin.", ...lines, ""].join("\n")

/** Imports of one name from a file of each plugin; `file` and `name` are given the plugin's name in code. */
const imports = (list, up, file, name) =>
  list.map(({ code, folder }) => `import { ${name(code)} } from "${up}${folder}/${file(code)}"`)

const sorted = (list) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1))
const namesOf = (list) => list.map(({ code }) => code)

/** A table of Markdown with even columns; the first row is its head. */
const table = ([head, ...rows]) => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column].length)))
  const lines = [head, widths.map((width) => "-".repeat(width)), ...rows]
  return lines.map((cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`)
}

const packageTable = table([
  ["Package", "What it is", "Size"],
  ...pluginPackages.map(({ name, folder, summary, weight }) => [
    `[\`@latchkey/${name}\`](${folder})`,
    summary,
    weight
  ])
])

const siteTable = table([
  ["Package", "What it is"],
  ...pluginPackages.map(({ name, folder, summary }) => [`[\`@latchkey/${name}\`](/${folder}/)`, summary])
])

const errorSections = pluginsWith(() => "src/errors.ts")
  .flatMap(({ title, folder }) => ["", `## ${title}`, "", `<ErrorTable of="${folder}" />`])
  .slice(1)

const headings = {
  chain: ["Chains", "A namespace each: its networks, its wallets, and what can be done there."],
  connector: ["Connectors", "Ways to wallets that are not in the page."],
  feature: ["Features", "What a visitor does with an account: views, and what is behind them."],
  service: ["Services", "What others draw on."]
}

const packagesOf = (kind) => pluginPackages.filter((plugin) => plugin.kind === kind)

const map = kinds
  .filter((kind) => packagesOf(kind).length > 0)
  .flatMap((kind) => {
    const cells = ({ name, title, summary, namespace }) => [
      `[\`${name}\`](${name})`,
      title,
      ...(kind === "chain" ? [`\`${namespace}\``] : []),
      summary
    ]
    const columns = ["folder", "title", ...(kind === "chain" ? ["namespace"] : []), "what it is"]
    const [heading, text] = headings[kind]
    return ["", `## ${heading}`, "", text, "", ...table([columns, ...packagesOf(kind).map(cells)])]
  })
  .slice(1)

const wallets = pluginsWith(() => "wallet/index.ts")
const parts = pluginsWith((name) => `stack/start${pascalCase(name)}.ts`)
const journeys = pluginsWith((name) => `e2e/${name}.ts`).filter(({ kind }) => kind === "chain")
const pages = pluginsWith((name) => `e2e/${name}Page.ts`)
const pageWallets = pluginsWith((name) => `e2e/${name}Wallets.ts`)

const part = ({ code, folder, ports }) => {
  const start = `start${pascalCase(code)}`
  return [
    `  ${code}: {`,
    `    ports: ${ports},`,
    `    start: async (options: PartOptions) =>`,
    `      (await import("../../${folder}/stack/${start}.ts")).${start}(options)`,
    `  }`
  ].join("\n")
}

const texts = await languageModules(root)
const kitLanguages = readdirSync(path.join(root, "react/src/messages/titles"))
  .map((file) => file.replace(/\.ts$/, ""))
  .toSorted((one, other) => (one < other ? -1 : 1))

/** What each plugin takes, in its README. */
const readmes = Object.fromEntries(
  pluginPackages.flatMap((plugin) => {
    const rows = optionRows(plugin)
    if (rows === undefined) return []
    const lines = [
      "| option | type | what |",
      "| --- | --- | --- |",
      ...rows.map((cells) => `| ${cells.join(" | ")} |`)
    ]
    return [[`${plugin.folder}/README.md`, between("options", lines)]]
  })
)

/** How each file's text comes about from the one that is there. */
const lists = {
  ...Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, () => text])),
  ...readmes,
  "react/package.json": await exportedCatalogues(root),
  "tsconfig.packages.json": references("./"),
  "tsconfig.tests.json": references("./"),
  "docs/tsconfig.json": references("../"),
  "README.md": between("plugins", packageTable),
  "plugins/README.md": between("map", map),
  "docs/src/content/docs/introduction.mdx": between("plugins", siteTable),
  "docs/src/content/docs/errors.mdx": between("plugins", errorSections),
  "docs/src/playground/languages.ts": () =>
    [
      "// Written by `npm run lists` from the catalogues of `@latchkey/react`.",
      "",
      "/** The languages that the kit speaks, English first: BCP 47 tags. */",
      `export const languages = [\n${["en", ...kitLanguages].map((tag) => `  "${tag}"`).join(",\n")}\n] as const`,
      ""
    ].join("\n"),
  "docs/src/reference/declarations.ts": module(
    ...sorted(plugins).map(({ name, code }) => `import { ${code} } from "@latchkey/${name}"`),
    "",
    "/** The declaration of each plugin, as an app makes it. */",
    `export const declarations = [\n${plugins.map((plugin) => `  () => ${declarationOf(plugin)}`).join(",\n")}\n]`
  ),
  "tests/testing/src/wallets.ts": module(
    ...wallets.map(({ folder }) => `export * from "../../../${folder}/wallet/index.ts"`)
  ),
  "tests/stack/parts.ts": module(
    `import type { PartOptions } from "./PartOptions.ts"`,
    "",
    "/** The part of each plugin that has one, and how many ports it takes. */",
    `export const parts = {\n${parts.map(part).join(",\n")}\n}`
  ),
  "tests/e2e/chains/journeys.ts": module(
    ...imports(
      sorted(journeys),
      "../../../",
      (name) => `e2e/${name}.ts`,
      (name) => name
    ),
    `import type { Chain } from "./Chain.ts"`,
    "",
    "/** The journey of each chain, by its plugin, in the order of the page. */",
    `export const journeys: Readonly<Record<string, Chain>> = { ${namesOf(journeys).join(", ")} }`
  ),
  "tests/e2e/pages/chainPages.ts": module(
    ...imports(
      sorted(pages),
      "../../../",
      (name) => `e2e/${name}Page.ts`,
      (name) => `${name}Page`
    ),
    `import type { PagePart } from "./PagePart.ts"`,
    "",
    "/** What each chain puts on the page of all namespaces, in the order of their journeys. */",
    `export const chainPages: ReadonlyArray<PagePart> = [${namesOf(pages)
      .map((name) => `${name}Page`)
      .join(", ")}]`
  ),
  "tests/e2e/wallet/chainWallets.ts": module(
    ...imports(
      sorted(pageWallets),
      "../../../",
      (name) => `e2e/${name}Wallets.ts`,
      (name) => `${name}Wallets`
    ),
    "",
    "/** The wallets that pages can have, by the plugin that brings them. */",
    `export const chainWallets = {\n${namesOf(pageWallets)
      .map((name) => `  ${name}: ${name}Wallets`)
      .join(",\n")}\n}`
  )
}

const check = process.argv.includes("--check")
const stale = Object.entries(lists).filter(([file, write]) => {
  const at = path.join(root, file)
  const before = existsSync(at) ? readFileSync(at, "utf8") : ""
  const after = write(before)
  if (!check && after !== before) {
    mkdirSync(path.dirname(at), { recursive: true })
    writeFileSync(at, after)
  }
  return after !== before
})
for (const [file] of stale) console.log(`${check ? "stale, run npm run lists: " : "written: "}${file}`)
process.exitCode = check && stale.length > 0 ? 1 : 0
