import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { declarationOf, type PluginPackage } from "../../scripts/plugins.mjs"

const shared = path.join(import.meta.dirname, "pages")

const html = (name: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>kit</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${name}.ts"></script>
  </body>
</html>
`

// As an app writes it: the names that it uses, so that a bundler leaves out the rest.
const script = (plugins: ReadonlyArray<PluginPackage>, folder: string) => {
  const from = path.relative(folder, path.join(shared, "showKit.tsx")).split(path.sep).join("/")
  const networks = plugins.flatMap(({ network }) => network ?? [])
  return [
    ...plugins.map(({ code, kind, network, manifest }) => {
      // The hooks of a chain are beside it; those of a feature come with it.
      const entry =
        kind !== "chain" && "./react" in manifest["exports"] ? `${manifest["name"]}/react` : manifest["name"]
      return `import { ${network === undefined ? code : `${code}, ${network}`} } from "${entry}"`
    }),
    `import { showKit } from "${from}"`,
    "",
    `showKit([${plugins.map(declarationOf).join(", ")}], [${networks.join(", ")}])`,
    ""
  ].join("\n")
}

/** Writes the page of `kit.tsx` with some plugins more into a folder. Answers with the page's name. */
export const writePage = (folder: string, ...plugins: ReadonlyArray<PluginPackage>): string =>
  writeNamedPage(folder, ["kit", ...plugins.map((plugin) => plugin.name)].join("-"), plugins)

/** The same under a name of its own, where there are too many plugins to be named by. */
export const writeNamedPage = (
  folder: string,
  name: string,
  plugins: ReadonlyArray<PluginPackage>
): string => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.html`), html(name))
  writeFileSync(path.join(folder, `${name}.ts`), script(plugins, folder))
  return name
}
