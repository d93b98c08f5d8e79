import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { UsageError } from "./UsageError.mjs"

/** Vite reads what Node does not: TypeScript on older versions, JSX, imports without an extension. */
const importWithVite = async (file) => {
  const vite = createRequire(path.join(process.cwd(), "package.json")).resolve("vite")
  const { runnerImport } = await import(pathToFileURL(vite).href)
  return (await runnerImport(file)).module
}

const load = async (file) => {
  try {
    return await import(pathToFileURL(file).href)
  } catch (cause) {
    const isUnread = ["ERR_UNKNOWN_FILE_EXTENSION", "ERR_MODULE_NOT_FOUND", "ERR_UNSUPPORTED_DIR_IMPORT"]
    if (!isUnread.includes(cause?.code) && !(cause instanceof SyntaxError)) throw cause
    return importWithVite(file).catch(() => {
      throw new UsageError(
        `${file} cannot be read: ${cause.message}\nTypeScript needs Node 22.18 or later, or Vite 6 or later in this folder.`
      )
    })
  }
}

const isOptions = (value) => typeof value === "object" && value !== null && Array.isArray(value.plugins)

/** The options of createKit that a module exports. Fails: throws a `UsageError` that says what is wrong with it. */
export const readOptions = async (file, name) => {
  const found = Object.entries(await load(path.resolve(file))).filter(
    ([key, value]) => isOptions(value) && (name === undefined || key === name)
  )
  if (found.length === 1) return found[0][1]
  throw new UsageError(
    found.length === 0
      ? "The module exports no options of a kit: an object with `plugins`, as createKit takes it."
      : `The module exports several: say which by --export ${found.map(([key]) => key).join(" or ")}`
  )
}

/** What the names in angle brackets stand for that plugins declare hosts by: of texts such as `<apiUrl>=https://api.example.com`. */
export const readOrigins = (list) => {
  const origins = {}
  for (const entry of list) {
    const at = entry.indexOf("=")
    if (at < 1) throw new UsageError(`Not a name and a URL: ${entry}`)
    ;(origins[entry.slice(0, at)] ??= []).push(entry.slice(at + 1))
  }
  return origins
}
