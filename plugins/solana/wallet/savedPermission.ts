import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import type { WalletStorage } from "../../../tests/testing/src/storage/WalletStorage.ts"

/** Reads the addresses that the site may use. Missing, unreadable or foreign content counts as none. */
export function readPermission(storage: WalletStorage | undefined, key: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(storage?.getItem(key) ?? "null")
    if (!isRecord(saved) || saved["version"] !== 1) return []
    const granted = saved["granted"]
    const isList = Array.isArray(granted) && granted.every((each) => typeof each === "string")
    return isList ? (granted as readonly string[]) : []
  } catch {
    return []
  }
}

/** Saves; a full or forbidden storage is ignored, as a reload then merely forgets. */
export function writePermission(
  storage: WalletStorage | undefined,
  key: string,
  granted: readonly string[]
): void {
  try {
    storage?.setItem(key, JSON.stringify({ version: 1, granted }))
  } catch {
    // Nothing is lost but the memory across reloads.
  }
}
