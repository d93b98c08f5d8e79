import type { CaipAddress } from "../chain/Caip.ts"
import { toJson } from "../json/toJson.ts"
import type { Storage } from "../storage/Storage.ts"
import { KEPT_TOKENS } from "./keptTokensKey.ts"

const VERSION = 1
const MOST = 200

/** What the visitor decided of tokens, on all networks; public names of tokens alone, of no account. */
export interface KeptTokens {
  /** CAIP-10 ids that are counted although nobody lists them: added by the visitor, or bought here. The latest first. */
  readonly added: ReadonlyArray<CaipAddress>
  /** CAIP-10 ids that are not shown. */
  readonly hidden: ReadonlyArray<CaipAddress>
}

const isId = (value: unknown): value is CaipAddress =>
  typeof value === "string" && value.length <= 200 && /^[^:\s]+:[^:\s]+:[^:\s]+$/.test(value)

const idsIn = (value: unknown): ReadonlyArray<CaipAddress> =>
  Array.isArray(value) ? value.slice(0, MOST).filter(isId) : []

/** What is kept in the page's storage; what is unreadable there is nothing. Never throws. */
export const readKeptTokens = (storage: Pick<Storage, "get">): KeptTokens => {
  let stored: { readonly version?: unknown; readonly added?: unknown; readonly hidden?: unknown } = {}
  try {
    stored = (JSON.parse(storage.get(KEPT_TOKENS) ?? "null") ?? {}) as typeof stored
  } catch {
    // Another version of the page, or somebody else, wrote it: it is written anew with the next choice.
  }
  return stored.version === VERSION
    ? { added: idsIn(stored.added), hidden: idsIn(stored.hidden) }
    : { added: [], hidden: [] }
}

/** Keeps a choice: `added` and `hidden` say where the token belongs, and what is not said stays. */
export const keepToken = (
  storage: Pick<Storage, "get" | "set">,
  token: CaipAddress,
  choice: { readonly added?: boolean; readonly hidden?: boolean }
): void => {
  const before = readKeptTokens(storage)
  const change = (list: ReadonlyArray<CaipAddress>, isIn: boolean | undefined) =>
    isIn === undefined
      ? list
      : [...(isIn ? [token] : []), ...list.filter((id) => id !== token)].slice(0, MOST)
  const added = change(before.added, choice.added)
  const hidden = change(before.hidden, choice.hidden)
  storage.set(KEPT_TOKENS, toJson({ version: VERSION, added, hidden }))
}
