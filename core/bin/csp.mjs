import { contentSecurityPolicy } from "@latchkey/core/csp"
import { readOptions, readOrigins } from "./readOptions.mjs"
import { UsageError } from "./UsageError.mjs"

const quoted = (text) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')
const json = (value) => JSON.stringify(value, undefined, 2)

/** The header as the settings of a server or a host write it. */
const places = {
  next: (header) =>
    [
      "// next.config.mjs",
      "export default {",
      "  headers: async () => [",
      "    {",
      '      source: "/(.*)",',
      `      headers: [{ key: "Content-Security-Policy", value: "${quoted(header)}" }]`,
      "    }",
      "  ]",
      "}"
    ].join("\n"),
  vite: (header) =>
    [
      "// vite.config.js: for `vite preview`; the server of the built page needs it too",
      "export default {",
      `  preview: { headers: { "Content-Security-Policy": "${quoted(header)}" } }`,
      "}"
    ].join("\n"),
  nginx: (header) => `add_header Content-Security-Policy "${quoted(header)}" always;`,
  netlify: (header) => ["# _headers", "/*", `  Content-Security-Policy: ${header}`].join("\n"),
  vercel: (header) =>
    json({
      headers: [{ source: "/(.*)", headers: [{ key: "Content-Security-Policy", value: header }] }]
    }),
  meta: (header) =>
    `<meta http-equiv="Content-Security-Policy" content="${header
      .split("; ")
      // Browsers ignore it there.
      .filter((directive) => !directive.startsWith("frame-ancestors"))
      .join("; ")
      .replaceAll('"', "&quot;")}">`
}

export const cspUsage = `latchkey csp MODULE [--export NAME] [--origin "<name>=URL"]... [--for ${Object.keys(places).join("|")}] [--json]

Prints the content security policy for a page with a kit, or the settings of a server that sends it. MODULE exports the options of createKit.`

export const csp = async ([file, ...more], values) => {
  if (file === undefined || more.length > 0) throw new UsageError(cspUsage)
  const write = values.for === undefined ? (header) => header : places[values.for]
  if (write === undefined) throw new UsageError(`--for takes ${Object.keys(places).join(", ")}.`)
  const options = await readOptions(file, values.export)
  const { directives, header, unknown } = contentSecurityPolicy(options, readOrigins(values.origin))
  console.log(values.json ? json(directives) : write(header))
  for (const { plugin, origin, purpose } of unknown) {
    console.error(`Left out: ${origin} of ${plugin} (${purpose}). Say what it is by --origin "${origin}=URL"`)
    process.exitCode = 1
  }
}
