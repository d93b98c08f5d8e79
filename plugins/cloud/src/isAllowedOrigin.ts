import { attempt } from "@latchkey/core/chain-kit"

/** Origins from which every project can be used: of development and of previews. */
const everywhere: ReadonlyArray<string> = [
  "http://localhost:*",
  "https://localhost:*",
  "http://127.0.0.1:*",
  "https://127.0.0.1:*",
  "https://*.pages.dev",
  "https://*.vercel.app",
  "https://*.ngrok-free.app"
]

/** Whether a text is a pattern in which `*` stands for any text. Takes time in proportion to both, whatever they are. */
const matches = (pattern: string, text: string): boolean => {
  const [first = "", ...rest] = pattern.split("*")
  const last = rest.pop()
  if (last === undefined) return pattern === text
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last))
    return false
  let from = first.length
  const end = text.length - last.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0 || at + part.length > end) return false
    from = at + part.length
  }
  return true
}

const isOrigin = (pattern: string, origin: string): boolean =>
  pattern.includes("*")
    ? matches(pattern.toLowerCase(), origin)
    : (attempt(() => new URL(pattern).origin) ?? pattern) === origin

/** Whether a project may be used from an origin: it is one of its patterns, or one that serves development. */
export const isAllowedOrigin = (allowed: ReadonlyArray<string>, origin: string): boolean =>
  [...allowed, ...everywhere].some((pattern) => isOrigin(pattern, origin))
