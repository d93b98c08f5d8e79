import {
  list,
  nonEmptyString,
  record,
  refuse,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import type { WalletStorage } from "../../../../tests/testing/src/storage/WalletStorage.ts"
import type { BitcoinPurpose } from "./Holding.ts"

/** What a Bitcoin wallet remembers across reloads. */
export interface SavedBitcoinWallet {
  /** What the site may see, the selected one first. An account goes by its payment address on Bitcoin itself. */
  readonly granted: readonly { readonly account: string; readonly purpose: BitcoinPurpose }[]
  /** CAIP-2 id of the active network. */
  readonly network: string
}

const version: Decode<1> = (value, at) => (value === 1 ? 1 : refuse(at, "1", value))

const purpose: Decode<BitcoinPurpose> = (value, at) =>
  value === "payment" || value === "ordinals" ? value : refuse(at, "a purpose", value)

const saved = record({
  version,
  granted: list(record({ account: nonEmptyString, purpose })),
  network: nonEmptyString
})

/** Reads what was saved. Missing, unreadable or foreign content counts as nothing saved. */
export function readSavedBitcoinWallet(
  storage: WalletStorage | undefined,
  key: string
): SavedBitcoinWallet | undefined {
  try {
    const text = storage?.getItem(key)
    return text ? saved(JSON.parse(text), key) : undefined
  } catch {
    return undefined
  }
}

/** Saves; a full or forbidden storage is ignored, as a reload then merely forgets. */
export function writeSavedBitcoinWallet(
  storage: WalletStorage | undefined,
  key: string,
  wallet: SavedBitcoinWallet
): void {
  try {
    storage?.setItem(key, JSON.stringify({ version: 1, ...wallet }))
  } catch {
    // Nothing is lost but the memory across reloads.
  }
}
