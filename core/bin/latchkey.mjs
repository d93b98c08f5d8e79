#!/usr/bin/env node
import { createRequire } from "node:module"
import path from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { contentSecurityPolicy } from "@latchkey/core/csp"

const usage = `latchkey csp MODULE [--export NAME] [--origin "<name>=URL"]... [--json]

Prints the content security policy for a page with a kit. MODULE exports the options of createKit.`

class UsageError extends Error {}

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

const findOptions = (module, name) => {
  const found = Object.entries(module).filter(
    ([key, value]) => isOptions(value) && (name === undefined || key === name)
  )
  if (found.length === 1) return found[0][1]
  throw new UsageError(
    found.length === 0
      ? "The module exports no options of a kit: an object with `plugins`, as createKit takes it."
      : `The module exports several: say which by --export ${found.map(([key]) => key).join(" or ")}`
  )
}

const readOrigins = (list) => {
  const origins = {}
  for (const entry of list) {
    const at = entry.indexOf("=")
    if (at < 1) throw new UsageError(`Not a name and a URL: ${entry}`)
    ;(origins[entry.slice(0, at)] ??= []).push(entry.slice(at + 1))
  }
  return origins
}

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      export: { type: "string" },
      origin: { type: "string", multiple: true, default: [] },
      json: { type: "boolean", default: false }
    }
  })
  const [command, file, ...more] = positionals
  if (command !== "csp" || file === undefined || more.length > 0) throw new UsageError(usage)
  const options = findOptions(await load(path.resolve(file)), values.export)
  const { directives, header, unknown } = contentSecurityPolicy(options, readOrigins(values.origin))
  console.log(values.json ? JSON.stringify(directives, undefined, 2) : header)
  for (const { plugin, origin, purpose } of unknown) {
    console.error(`Left out: ${origin} of ${plugin} (${purpose}). Say what it is by --origin "${origin}=URL"`)
    process.exitCode = 1
  }
}

main().catch((error) => {
  const isMistake = error instanceof UsageError || String(error?.code).startsWith("ERR_PARSE_ARGS")
  console.error(isMistake ? error.message : error)
  process.exitCode = 2
})
