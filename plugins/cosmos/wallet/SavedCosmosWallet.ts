import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"
import type { CosmosChainInfo } from "./CosmosChainInfo.ts"
import { decodeChainInfo } from "./decodeChainInfo.ts"

/** What a Cosmos wallet remembers across reloads. */
export interface SavedCosmosWallet {
  readonly granted: readonly string[]
  readonly mayList: boolean
  readonly selected: string
  readonly suggested: readonly CosmosChainInfo[]
  readonly locked: boolean
}

/** Reads what was saved. Missing, unreadable or foreign content counts as nothing saved. */
export function readSavedCosmosWallet(
  storage: WalletStorage | undefined,
  key: string
): SavedCosmosWallet | undefined {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(key) ?? "null")
    if (!isRecord(saved) || saved["version"] !== 1) return undefined
    const { granted, mayList, selected, suggested, locked } = saved
    const isText = (value: unknown) => typeof value === "string"
    if (!Array.isArray(granted) || !granted.every(isText) || typeof selected !== "string") return undefined
    if (!Array.isArray(suggested) || typeof mayList !== "boolean" || typeof locked !== "boolean")
      return undefined
    return {
      granted: granted as string[],
      mayList,
      selected,
      suggested: suggested.map(decodeChainInfo),
      locked
    }
  } catch {
    return undefined
  }
}

/** Saves; a full or forbidden storage is ignored, as a reload then merely forgets. */
export function writeSavedCosmosWallet(
  storage: WalletStorage | undefined,
  key: string,
  wallet: SavedCosmosWallet
): void {
  try {
    storage?.setItem(key, JSON.stringify({ version: 1, ...wallet }))
  } catch {
    // Nothing is lost but the memory across reloads.
  }
}
