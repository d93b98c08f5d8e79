/** A wallet as the catalogue file has it and as `getWallets` answers it. */
export interface WalletRecord {
  readonly id: string
  readonly name: string
  readonly badge_type: "none" | "certified"
  /** CAIP-2 ids. */
  readonly chains: ReadonlyArray<string>
  readonly homepage?: string
  readonly image_id?: string
  readonly image_url?: Readonly<Record<string, string>>
  /** Its place in the list, lowest first; those without one come last, by name. */
  readonly order?: number
  readonly link_mode?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly rdns?: string
  readonly injected?: ReadonlyArray<{ readonly namespace?: string; readonly injected_id?: string }>
  /** Further words that it is found by, in any script. Not sent. */
  readonly keywords?: ReadonlyArray<string>
}

const links = [
  "homepage",
  "link_mode",
  "mobile_link",
  "desktop_link",
  "webapp_link",
  "app_store",
  "play_store",
  "chrome_store"
] as const
const texts = [...links, "image_id", "rdns"] as const

// What no catalogue has a reason to send to a page.
const isHostile = (link: string) => /^\s*(javascript|data|vbscript|file|blob|about):/i.test(link)

const isTexts = (value: unknown): value is ReadonlyArray<string> =>
  Array.isArray(value) && value.every((entry) => typeof entry === "string")

/** What is wrong with an entry of a catalogue file; undefined where it is a wallet. */
export const walletProblem = (value: unknown): string | undefined => {
  if (typeof value !== "object" || value === null) return "is not an object"
  const entry = value as Readonly<Record<string, unknown>>
  if (typeof entry["id"] !== "string" || !/^[\w.:-]{1,100}$/.test(entry["id"])) return `has no usable "id"`
  if (typeof entry["name"] !== "string" || entry["name"].trim() === "") return `has no "name"`
  if (entry["badge_type"] !== "none" && entry["badge_type"] !== "certified")
    return `needs "badge_type": "none" or "certified"`
  if (!isTexts(entry["chains"])) return `needs "chains": a list of CAIP-2 ids`
  for (const key of texts) {
    if (entry[key] !== undefined && typeof entry[key] !== "string") return `has a "${key}" that is no text`
  }
  const hostile = links.find((key) => typeof entry[key] === "string" && isHostile(entry[key]))
  if (hostile !== undefined) return `has a "${hostile}" that is no link to a wallet`
  if (entry["order"] !== undefined && !Number.isFinite(entry["order"]))
    return `has an "order" that is no number`
  if (entry["keywords"] !== undefined && !isTexts(entry["keywords"]))
    return `has "keywords" that are no texts`
  return undefined
}
