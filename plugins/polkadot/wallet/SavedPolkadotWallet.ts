import { list, record, refuse, string, type Decode } from "../../../tests/testing/src/decode/Decode.ts"
import { bytesOf } from "../../../tests/testing/src/decode/hexadecimal.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { InjectedMetadata } from "./InjectedExtension.ts"

/** What a wallet remembers across reloads. */
export interface SavedPolkadotWallet {
  /** The accounts that the site may see, which may be none; absent when the site was never let in. */
  readonly granted?: readonly string[]
  readonly metadata: readonly InjectedMetadata[]
}

const version: Decode<1> = (value, at) => (value === 1 ? 1 : refuse(at, "1", value))

const count: Decode<number> = (value, at) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : refuse(at, "a whole number", value)

/** What is remembered of a runtime. */
export const knownMetadata = record({ genesisHash: bytesOf(32), specVersion: count })

const saved = record({ version, metadata: list(knownMetadata) }, { granted: list(string) })

/** Reads what was saved. Missing, unreadable or foreign content counts as nothing saved. */
export function readSavedPolkadotWallet(
  storage: WalletStorage | undefined,
  key: string
): SavedPolkadotWallet | undefined {
  try {
    const text = storage?.getItem(key)
    return text ? saved(JSON.parse(text), key) : undefined
  } catch {
    return undefined
  }
}

/** Saves; a full or forbidden storage is ignored, as a reload then merely forgets. */
export function writeSavedPolkadotWallet(
  storage: WalletStorage | undefined,
  key: string,
  wallet: SavedPolkadotWallet
): void {
  try {
    storage?.setItem(key, JSON.stringify({ version: 1, ...wallet }))
  } catch {
    // Nothing is lost but the memory across reloads.
  }
}
