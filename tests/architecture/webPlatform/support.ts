import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement
} from "@mdn/browser-compat-data" with { type: "json" }

/** The oldest browsers that are promised, as `cssTargets` of `tsup.base.ts` has them. */
const oldest = { chrome: 111, edge: 111, firefox: 115, safari: 16.4 } as const

/** A feature of the web platform: its path in MDN's data, and what that says of it. */
export interface Feature {
  readonly path: string
  readonly compat: CompatStatement
}

const isThere = (statement: SimpleSupportStatement, version: number, prefix: string): boolean => {
  const { version_added: added, version_removed: removed, flags, alternative_name: other } = statement
  if (typeof added !== "string" || added === "preview" || flags !== undefined || other !== undefined)
    return false
  if ((statement.prefix ?? "") !== prefix) return false
  if (typeof removed === "string" && Number.parseFloat(removed) <= version) return false
  return Number.parseFloat(added.replace("≤", "")) <= version
}

/** The oldest browsers that lack a feature, or that want another prefix for it. */
export const lackedBy = ({ compat }: Feature, prefix = ""): ReadonlyArray<string> =>
  Object.entries(oldest).flatMap(([browser, version]) => {
    const support = compat.support[browser as keyof typeof oldest]
    // MDN does not know.
    if (support === undefined) return []
    const statements = [support].flat() as ReadonlyArray<SimpleSupportStatement>
    return statements.some((statement) => isThere(statement, version, prefix)) ? [] : [browser]
  })

/** The features below a path, with their own names. */
export const featuresBelow = (
  node: Identifier,
  path: ReadonlyArray<string>
): ReadonlyArray<Feature & { readonly names: ReadonlyArray<string> }> =>
  Object.entries(node).flatMap(([name, inner]) => {
    if (name === "__compat") return []
    const names = [...path, name]
    const { __compat: compat } = inner as Identifier
    const own = compat === undefined ? [] : [{ path: names.join("."), names, compat }]
    return [...own, ...featuresBelow(inner as Identifier, names)]
  })

/** What MDN says at a path. */
export const featureAt = (
  root: Identifier,
  path: string,
  ...names: ReadonlyArray<string>
): Feature | undefined => {
  let node: Identifier | undefined = root
  for (const name of names) node = node && Object.hasOwn(node, name) ? (node[name] as Identifier) : undefined
  const compat = node?.__compat
  return compat && { path: [path, ...names].join("."), compat }
}

export const { css, api, html, javascript } = bcd
