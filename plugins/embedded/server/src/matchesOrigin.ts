import { readUrl } from "./readUrl.ts"

/** Whether an origin, as the browser writes it, is one of the patterns of a project; compared part by part, never as text. */
export const matchesOrigin = (patterns: ReadonlyArray<string>, origin: string): boolean => {
  const url = readUrl(origin)
  if (url === undefined) return false
  const { origin: own, protocol, hostname, port } = url
  if (own !== origin || own === "null") return false
  return patterns.some((pattern) => {
    const [, scheme, host = "", wantedPort] =
      /^(https?:)\/\/(\[[^\]]+\]|[^:]+)(?::(.+))?$/.exec(pattern) ?? []
    return (
      scheme === protocol &&
      (host.startsWith("*.") ? hostname.endsWith(host.slice(1)) : host === hostname) &&
      (wantedPort === "*" || (wantedPort ?? "") === port)
    )
  })
}
