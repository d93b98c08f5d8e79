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

/** Pages as Vite built them: the folder they lie in, and the chunks with their modules. */
export interface BuiltPages {
  readonly folder: string
  readonly chunks: ReadonlyArray<Rolldown.OutputChunk>
}

/** What is built, beyond Vite's defaults for a site. */
export interface PagesOptions {
  /** Folder of the HTML files. */
  readonly root: string
  /** Their names without the extension. */
  readonly names: ReadonlyArray<string>
  readonly outDir: string
  /** Imports that are left as they are: nobody may load them. */
  readonly external?: RegExp
  /** Constants in the pages' code, as JavaScript text. */
  readonly define?: Readonly<Record<string, string>>
}

/** Builds HTML pages as a site would: from the packages' published entries, with Vite's own settings. */
export const buildPages = async ({
  root,
  names,
  outDir,
  external,
  define = {}
}: PagesOptions): Promise<BuiltPages> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { ...define },
    resolve: { alias: react19 },
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: names.map((name) => path.join(root, `${name}.html`)),
        ...(external === undefined ? {} : { external }),
        onLog: withoutDirectives
      }
    }
  })
  if ("close" in result) throw new Error("A build for a page does not watch")
  const outputs = Array.isArray(result) ? result : [result]
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"))
  return { folder: outDir, chunks }
}
