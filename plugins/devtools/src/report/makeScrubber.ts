import type { Plain, PlainObject } from "../record/Plain.ts"
import { textOf } from "../record/textOf.ts"
import { privateKinds, type PrivateKind } from "./PrivateKind.ts"

/** Takes out of values what is nobody else's business. */
export interface Scrubber {
  /** The value with stand-ins for what is private; `key` is the name that it stands under. */
  readonly scrub: (value: Plain, key?: string) => Plain
  /** How many different values of each kind were met. */
  readonly counts: () => Readonly<Record<PrivateKind, number>>
}

const secretName =
  /(key|secret|token|password|passphrase|mnemonic|seed|otp|pin|jwt|credential|auth|cookie|topic|projectid)$/i
/** Numbers that tell nothing of anybody. */
const openNumber =
  /^(at|id|number|timestamp|key|millis|duration|bytes|status|decimals|chainId|shakes|version|limit|count|length|width|height|revision|looks|misses|heardAt|lookedAt|createdAt|settledAt|startedAt|during|usualSeconds|code)$/
const kitCode = /^[A-Z][A-Z\d_]{2,59}$/

const patterns: ReadonlyArray<readonly [PrivateKind, RegExp]> = [
  ["address", /^0x[\da-f]{40}$/i],
  ["hash", /^0x[\da-f]{64}$/i],
  ["signature", /^0x[\da-f]{128,}$/i],
  ["data", /^0x[\da-f]+$/i],
  ["picture", /^data:/i],
  // Before mail addresses: a link may hold one, and a pairing looks like one.
  ["link", /^[a-z][a-z\d+.-]*:\S+$/i],
  ["email", /^[^\s@]+@[^\s@]+$/],
  ["amount", /^[-+]?[\d.,\s]*\d[\d.,\s]*$/],
  ["address", /^[a-z\d]{25,64}$/i],
  ["signature", /^[a-z\d+/=_-]{65,}$/i]
]

const kindOf = (text: string, key: string): PrivateKind =>
  secretName.test(key) ? "key" : (patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? "text")

/** What stands for the value of a kind that came `index`th: of the same shape, so that a report can be drawn. */
const standIn = (kind: PrivateKind, index: number, text: string): string => {
  if (kind === "amount") return String(index)
  if (kind === "email") return `person-${index}@example.invalid`
  if (kind === "link") return `https://example.invalid/${index}`
  // An empty picture: what draws it asks nobody.
  if (kind === "picture") return `data:,${index}`
  if (/^0x/i.test(text)) {
    const length = Math.max(text.length - 2, 8)
    return `0x${"5ca1ab1e".padEnd(length - 6, "0").slice(0, length - 6)}${index.toString(16).padStart(6, "0")}`
  }
  return `${kind}-${index}`
}

/** Pieces of a text that is kept which are of a kind that is not. */
const inText =
  /0x[\da-f]{8,}|[^\s@<>"'()]+@[^\s@<>"'()]+\.[a-z]{2,}|[a-z][a-z\d+.-]*:\/\/\S+|\bwc:\S+|\b[a-z\d]{25,}\b|\d[\d.,]{2,}/gi
const inLink = /0x[\da-f]{8,}|[^\s@<>"'()/?&=]+@[^\s@<>"'()/?&=]+\.[a-z]{2,}|\b[a-z\d]{25,}\b/gi

/**
 * Makes the scrubber of one report. Every value of a report passes through it: where it came from makes no difference. A text that is not
 * among `known` is private, and so is a number that stands under no name known to tell nothing. The same value has the same stand-in
 * wherever it stands.
 */
export const makeScrubber = (known: ReadonlySet<string>, keep: ReadonlySet<PrivateKind>): Scrubber => {
  const standIns = new Map<string, string>()
  const counts = Object.fromEntries(privateKinds.map((kind) => [kind, 0])) as Record<PrivateKind, number>

  const numbered = (kind: PrivateKind, text: string): string => {
    // An address is one however its letters are written.
    const same = `${kind}\n${/^0x/i.test(text) ? text.toLowerCase() : text}`
    const earlier = standIns.get(same)
    if (earlier !== undefined) return keep.has(kind) ? text : earlier
    const made = standIn(kind, ++counts[kind], text)
    standIns.set(same, made)
    return keep.has(kind) ? text : made
  }

  /** An account of a network: `eip155:1:0x…`. The network is told where it is known. */
  const account = (text: string): string | undefined => {
    const end = text.indexOf(":", text.indexOf(":") + 1)
    return end > 0 && known.has(text.slice(0, end))
      ? `${text.slice(0, end)}:${scrubText(text.slice(end + 1), "")}`
      : undefined
  }

  /** A link to a host that the kit is known to ask: the host is told, not what was asked of it. */
  const knownLink = (text: string): string | undefined => {
    const end = text.search(/[^:/][/?#]/)
    const origin = end === -1 ? text : text.slice(0, end + 1)
    if (!origin.includes("://") || !known.has(origin)) return undefined
    const rest = text.slice(origin.length)
    if (rest === "" || rest === "/") return text
    if (keep.has("link")) return `${origin}${rest.replace(inLink, (piece) => scrubText(piece, ""))}`
    return `${origin}/${numbered("link", text).replace("https://example.invalid/", "")}`
  }

  const scrubText = (text: string, key: string): string => {
    if (text === "" || (known.has(text) && !secretName.test(key))) return text
    const told = secretName.test(key) ? undefined : (account(text) ?? knownLink(text))
    if (told !== undefined) return told
    const kind = kindOf(text, key)
    const said = numbered(kind, text)
    if (!keep.has(kind) || (kind !== "text" && kind !== "link")) return said
    return said.replace(kind === "text" ? inText : inLink, (piece) => scrubText(piece, ""))
  }

  const scrubNumber = (value: number, key: string): number => {
    const open = Object.is(value, 0) || value === 1 || openNumber.test(key) || known.has(String(value))
    return open || keep.has("amount") ? value : Number(numbered("amount", String(value)))
  }

  const scrubError = (error: PlainObject): PlainObject => {
    const { code, name, ...rest } = error
    // The code of an error of the kit's own is written in its class.
    const isOwn = error["kit"] === true && typeof code === "string" && kitCode.test(code)
    return {
      ...scrubFields(rest),
      name: isOwn ? name! : scrub(name ?? "", "name"),
      ...(code === undefined ? {} : { code: isOwn ? code : scrub(code, "code") })
    }
  }

  const scrubFields = (object: PlainObject): PlainObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        known.has(key) || key === "~" ? key : scrubText(key, ""),
        scrub(value, key)
      ])
    )

  const scrubMarked = (object: PlainObject, mark: Plain, key: string): Plain => {
    if (mark === "error") return { "~": "error", ...scrubError(withoutMark(object)) }
    if (mark === "bigint")
      return { "~": mark, value: object["value"] === "0" ? "0" : scrubAs("amount", object["value"]) }
    if (mark === "bytes") return { "~": mark, value: scrub(object["value"] ?? "", key) }
    if (mark === "map" || mark === "set") return { "~": mark, ...scrubFields(withoutMark(object)) }
    if (mark === "date") return { "~": mark, value: scrub(object["value"] ?? 0, "at") }
    return { "~": typeof mark === "string" && known.has(mark) ? mark : "object" }
  }
  const scrubAs = (kind: PrivateKind, value: Plain | undefined): Plain =>
    keep.has(kind) ? (value ?? null) : numbered(kind, textOf(value))

  const scrub: Scrubber["scrub"] = (value, key = "") => {
    if (value === null || typeof value === "boolean") return value
    if (typeof value === "string") return scrubText(value, key)
    if (typeof value === "number") return scrubNumber(value, key)
    if (Array.isArray(value)) return value.map((item: Plain) => scrub(item, key))
    const object = value as PlainObject
    const mark = object["~"]
    return mark === undefined ? scrubFields(object) : scrubMarked(object, mark, key)
  }
  return { scrub, counts: () => counts }
}

const withoutMark = ({ "~": _mark, ...rest }: PlainObject): PlainObject => rest
