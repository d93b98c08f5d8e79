import type { Address } from "viem"
import type { WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import {
  boolean,
  list,
  nonEmptyString,
  record,
  refuse,
  string,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import { address } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import type { WalletStorage } from "../../../../tests/testing/src/storage/WalletStorage.ts"

/** What a wallet remembers across reloads. */
export interface SavedWallet {
  /** The accounts that the site may see, the selected one first; empty when it may see none. */
  readonly granted: readonly Address[]
  readonly locked: boolean
  readonly chainId: number
  /** The chains that the page added. */
  readonly added: readonly WalletChain[]
}

const count: Decode<number> = (value, at) =>
  Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : refuse(at, "a whole number", value)

const version: Decode<1> = (value, at) => (value === 1 ? 1 : refuse(at, "1", value))

const saved = record({
  version,
  granted: list(address),
  locked: boolean,
  chainId: count,
  added: list(
    record(
      { id: count, rpcUrl: nonEmptyString },
      { name: nonEmptyString, nativeCurrency: record({ name: string, symbol: string, decimals: count }) }
    )
  )
})

/** Reads what was saved. Missing, unreadable or foreign content counts as nothing saved. */
export function readSavedWallet(storage: WalletStorage | undefined, key: string): SavedWallet | undefined {
  try {
    const text = storage?.getItem(key)
    return text ? saved(JSON.parse(text), key) : undefined
  } catch {
    return undefined
  }
}

/** Saves; a full or forbidden storage is ignored, as a reload then merely forgets. */
export function writeSavedWallet(storage: WalletStorage | undefined, key: string, wallet: SavedWallet): void {
  try {
    storage?.setItem(key, JSON.stringify({ version: 1, ...wallet }))
  } catch {
    // Nothing is lost but the memory across reloads.
  }
}
