import { attempt } from "@latchkey/core"

/**
 * Why a Safe would not list a site.
 *
 * - `unreachable`: there is no `manifest.json`; - `cors`: the Safe may not read it; - `json`: it is no JSON object; - `name`,
 * `description`, `iconPath`: it lacks that text; - `icon`: the icon cannot be loaded; - `frame`: the page forbids to be shown in
 * the Safe's frame.
 */
export type ManifestProblem =
  | "unreachable"
  | "cors"
  | "json"
  | "name"
  | "description"
  | "iconPath"
  | "icon"
  | "frame"

/** What a Safe would find. */
export interface ManifestCheck {
  /** Empty where the Safe lists the site. */
  readonly problems: ReadonlyArray<ManifestProblem>
  /** What the Safe would call the site. */
  readonly name?: string
  /** What it would say of the site. */
  readonly description?: string
  /** The whole URL of the icon. */
  readonly iconUrl?: string
}

const MILLIS = 10_000
const texts = ["name", "description", "iconPath"] as const

const mayFrame = (headers: Headers, safeOrigin: string): boolean => {
  const policy = headers.get("content-security-policy") ?? ""
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(policy)?.[1]?.trim().split(/\s+/)
  // Where the policy says who may, the older header counts for nothing.
  if (ancestors === undefined) return headers.get("x-frame-options") === null
  return ancestors.some((source) => source === "*" || source === "https:" || source === safeOrigin)
}

/**
 * Looks at a site as a Safe does before it lists it: `manifest.json` below the site's URL, readable from the Safe's origin, with a name,
 * a description and an icon; and a page that may be framed. For a script of the site: a browser hides the headers.
 *
 * Never rejects: what cannot be reached is among the problems.
 */
export const checkManifest = async (
  url: string,
  {
    safeOrigin = "https://app.safe.global",
    fetch = globalThis.fetch
  }: { readonly safeOrigin?: string; readonly fetch?: typeof globalThis.fetch } = {}
): Promise<ManifestCheck> => {
  const site = url.endsWith("/") ? url : `${url}/`
  if (attempt(() => new URL(site)) === undefined) return { problems: ["unreachable"] }
  const get = (path: string) =>
    fetch(new URL(path, site), {
      headers: { origin: safeOrigin },
      signal: AbortSignal.timeout(MILLIS)
    }).then(
      (answer) => (answer.ok ? answer : undefined),
      () => undefined
    )
  const [manifest, page] = await Promise.all([get("manifest.json"), get("")])
  const frame: ReadonlyArray<ManifestProblem> =
    page !== undefined && !mayFrame(page.headers, safeOrigin) ? ["frame"] : []
  if (manifest === undefined) return { problems: ["unreachable", ...frame] }
  const allowed = manifest.headers.get("access-control-allow-origin")
  const cors: ReadonlyArray<ManifestProblem> = allowed === "*" || allowed === safeOrigin ? [] : ["cors"]
  const told: unknown = await manifest.json().catch(() => undefined)
  if (typeof told !== "object" || told === null || Array.isArray(told))
    return { problems: [...cors, "json", ...frame] }
  const found = texts.flatMap((key) => {
    const text = (told as Readonly<Record<string, unknown>>)[key]
    return typeof text === "string" && text.trim() !== "" ? [[key, text.trim()] as const] : []
  })
  const { iconPath, ...named } = Object.fromEntries(found) as Partial<Record<(typeof texts)[number], string>>
  const missing = texts.filter((key) => !found.some(([known]) => known === key))
  const iconUrl = iconPath === undefined ? undefined : attempt(() => new URL(iconPath, site).href)
  const icon: ReadonlyArray<ManifestProblem> =
    iconPath !== undefined && (iconUrl === undefined || (await get(iconPath)) === undefined) ? ["icon"] : []
  return {
    problems: [...cors, ...missing, ...icon, ...frame],
    ...named,
    ...(iconUrl === undefined ? {} : { iconUrl })
  }
}
