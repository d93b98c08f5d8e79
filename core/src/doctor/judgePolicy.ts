import { contentSecurityPolicy, type PolicyOptions } from "../policy/contentSecurityPolicy.ts"
import type { Finding } from "./Finding.ts"

type Directives = ReadonlyMap<string, ReadonlyArray<string>>

const parse = (header: string): Directives =>
  new Map(
    header
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== undefined && name !== "")
      .map(([name, ...sources]) => [name!.toLowerCase(), sources])
  )

/** Where a directive is absent, browsers take the first of these that is there. */
const fallbacks: Readonly<Record<string, ReadonlyArray<string>>> = {
  "script-src": ["default-src"],
  "style-src": ["default-src"],
  "img-src": ["default-src"],
  "connect-src": ["default-src"],
  "frame-src": ["child-src", "default-src"]
}

const matches = (allowed: string, wanted: string): boolean => {
  if (allowed === wanted || (allowed === "*" && !wanted.startsWith("'") && !/^(data|blob):/.test(wanted)))
    return true
  const [scheme, host] = [/^[a-z][a-z0-9+.-]*:/i.exec(wanted)?.[0], wanted.split("://")[1]]
  if (allowed === scheme) return true
  const [allowedScheme, allowedHost] = allowed.includes("://")
    ? [allowed.slice(0, allowed.indexOf(":") + 1), allowed.split("://")[1]!]
    : [undefined, allowed]
  if (host === undefined || (allowedScheme !== undefined && allowedScheme !== scheme)) return false
  const [, own] = /^\*(\..+)$/.exec(allowedHost) ?? []
  return own === undefined ? allowedHost.replace(/\/.*$/, "") === host : host.endsWith(own)
}

/**
 * What a page's policy forbids that its kit needs, by directive. `origins` says what names in angle brackets stand for, as for
 * `contentSecurityPolicy`.
 */
export const judgePolicy = (
  options: PolicyOptions,
  header: string,
  origins: Readonly<Record<string, ReadonlyArray<string>>> = {}
): ReadonlyArray<Finding> => {
  const given = parse(header)
  const { directives } = contentSecurityPolicy(options, origins)
  return Object.keys(fallbacks).flatMap((directive) => {
    const name = [directive, ...fallbacks[directive]!].find((each) => given.has(each))
    if (name === undefined) return []
    const allowed = given.get(name)!
    // Scripts that a nonce or a hash lets in bring theirs by `strict-dynamic`.
    if (directive === "script-src" && allowed.includes("'strict-dynamic'")) return []
    const missing = (directives[directive] ?? []).filter(
      (wanted) => wanted !== "'none'" && !allowed.some((source) => matches(source, wanted))
    )
    return missing.length === 0
      ? []
      : [
          {
            level: "error" as const,
            code: "POLICY_FORBIDS",
            message: `The policy's ${name} forbids ${missing.join(", ")}.`,
            advice: `Add it to ${directive}, or print the whole policy by latchkey csp.`,
            page: "doctor/#policy_forbids"
          }
        ]
  })
}
