import path from "node:path"
import { build, type Rolldown } from "vite"

const repository = path.resolve(import.meta.dirname, "../..")

// `tests` keeps React 18 for the compatibility run, nearer than the React that pages are built with.
const react19 = ["react", "react-dom"].map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: path.join(repository, "node_modules", name)
}))

/** Keeps quiet about React's "use client", which means nothing to a page that is all client. */
export const withoutDirectives: NonNullable<Rolldown.InputOptions["onLog"]> = (level, log, next) => {
  if (log.code !== "MODULE_LEVEL_DIRECTIVE") next(level, log)
}

/** A page as Vite built it: what lies in its folder and which modules went into each chunk. */
export interface BuiltPage {
  readonly folder: string
  readonly chunks: ReadonlyArray<Rolldown.OutputChunk>
}

/** How a page is built beyond Vite's defaults for a site. */
export interface PageOptions {
  /** Folder of the page's HTML file, and its name without the extension. */
  readonly root: string
  readonly name: string
  readonly outDir: string
  readonly define?: Readonly<Record<string, string>>
}

/** Builds one HTML page as a site would: from the packages' published entries, with Vite's own settings. */
export const buildPage = async ({ root, name, outDir, define = {} }: PageOptions): Promise<BuiltPage> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: { ...define },
    resolve: { alias: react19 },
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: { input: path.join(root, `${name}.html`), onLog: withoutDirectives }
    }
  })
  if ("close" in result) throw new Error("A build for a page does not watch")
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"))
  return { folder: outDir, chunks }
}
