import { createHash } from "node:crypto"

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

const entities: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&"
}
const unescape = (attribute: string) =>
  attribute.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => entities[entity]!)

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1]!))
]

const directive = (name: string, ...sources: ReadonlyArray<string>) => `${name} ${sources.join(" ")}`

/**
 * The policy of one page: nothing but this server, what stands in the page itself by its hash, and the
 * origins of the local networks and services.
 *
 * The kit needs none of the hashes: they are for the site's own inline scripts and for the colours of code samples.
 * Pages without a search field come with Trusted Types; the search compiles WebAssembly and writes HTML.
 */
export const contentSecurityPolicy = (
  html: string,
  { connect, frame, ancestor }: Readonly<Record<"connect" | "frame" | "ancestor", ReadonlyArray<string>>>
): string => {
  const scripts = all(html, /<script(?![^>]*\ssrc=)(?![^>]*type="application\/)[^>]*>([^]*?)<\/script>/g).map(
    hashOf
  )
  const styles = all(html, /<style[^>]*>([^]*?)<\/style>/g).map(hashOf)
  const attributes = all(html, /\sstyle="([^"]*)"/g).map((value) => hashOf(unescape(value)))
  const searches = html.includes("<site-search")
  return [
    "default-src 'none'",
    directive("script-src", "'self'", ...(searches ? ["'wasm-unsafe-eval'"] : []), ...scripts),
    directive(
      "style-src",
      "'self'",
      ...styles,
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])
    ),
    "img-src 'self' data:",
    directive("connect-src", "'self'", ...connect),
    ...(frame.length === 0 ? [] : [directive("frame-src", ...frame)]),
    ...(searches ? ["worker-src 'self'"] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
    "base-uri 'none'",
    "form-action 'none'",
    directive("frame-ancestors", ...(ancestor.length === 0 ? ["'none'"] : ancestor))
  ].join("; ")
}
