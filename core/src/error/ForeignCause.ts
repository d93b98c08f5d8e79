/** What the kit keeps of a value thrown by somebody else's code: plain, short, safe to show and to log. */
export interface ForeignCause {
  readonly name: string
  /** At most 300 characters, control characters removed. */
  readonly message: string
  /** JSON-RPC or EIP-1193 code, where the value carried one. */
  readonly code?: number
  /** `data`, where it was a string of at most 2,000 characters: revert data of a call. */
  readonly data?: string
}

const MAX_MESSAGE = 300
const MAX_DEPTH = 5
const NESTED = ["cause", "error", "originalError", "data", "reason"] as const

const field = (value: unknown, key: string): unknown => {
  if ((typeof value !== "object" || value === null) && typeof value !== "function") return undefined
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}

// oxlint-disable-next-line no-control-regex -- removing them is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

/** Foreign text made fit to show: control, bidirectional and invisible characters removed, cut to `max` characters. */
export const plainText = (text: string, max = MAX_MESSAGE): string => {
  const bounded = text.length > max * 4 ? text.slice(0, max * 4) : text
  const clean = bounded.replace(controls, " ").trim()
  const characters = [...clean]
  return characters.length > max ? `${characters.slice(0, max - 1).join("")}…` : clean
}

const numeric = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined

/** Describes any foreign value without throwing, whatever its getters do. */
export const describeForeign = (value: unknown): ForeignCause => {
  if (typeof value === "string") return { name: "string", message: plainText(value) }
  const name = field(value, "name")
  const message = field(value, "message") ?? field(value, "shortMessage")
  const code = numeric(field(value, "code"))
  const data = field(value, "data")
  return {
    name: typeof name === "string" ? plainText(name, 60) : typeof value,
    message: typeof message === "string" ? plainText(message) : "",
    ...(code === undefined ? {} : { code }),
    ...(typeof data === "string" && data.length <= 2_000 ? { data } : {})
  }
}

const search = <A>(
  value: unknown,
  found: (value: unknown) => A | undefined,
  depth = MAX_DEPTH
): A | undefined => {
  const here = found(value)
  if (here !== undefined || depth === 0 || typeof value !== "object" || value === null) return here
  for (const key of NESTED) {
    const inner = search(field(value, key), found, depth - 1)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** Whether any of `codes` is the `code` of the value or of something nested in it. */
export const hasForeignCode = (value: unknown, ...codes: ReadonlyArray<number>): boolean =>
  search(value, (v) => (codes.includes(numeric(field(v, "code")) ?? Number.NaN) ? true : undefined)) ?? false

const rejectionText = /user rejected|user denied|rejected by user|connection request reset/i

/**
 * Whether a foreign value says that the visitor declined: code 4001 or 5000, or one of the known texts, wherever it
 * is nested. A rejection is an outcome, not a failure, and is never reported as an error.
 */
export const isRejection = (value: unknown): boolean =>
  hasForeignCode(value, 4001, 5000) ||
  (search(value, (v) => {
    const text = typeof v === "string" ? v : field(v, "message")
    return typeof text === "string" && rejectionText.test(text.slice(0, 2_000)) ? true : undefined
  }) ??
    false)
