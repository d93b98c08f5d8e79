import { getAddressDecoder, type EncodedAccount } from "@solana/kit"
import type { AccountUse, WireMessage } from "./wireTransaction.ts"

/** Where the addresses begin in a lookup table's account. */
const headerSize = 56

/** The accounts that a message takes from lookup tables: all writable ones first, then the others. */
export function loadedAccounts(
  message: WireMessage,
  account: (address: string) => EncodedAccount | undefined
): readonly AccountUse[] {
  if (message.version !== 0) return []
  const take = (table: string, indexes: readonly number[], writable: boolean): readonly AccountUse[] => {
    const data = account(table)?.data
    return indexes.flatMap((index) => {
      const offset = headerSize + index * 32
      if (data === undefined || data.length < offset + 32) return []
      const address = getAddressDecoder().decode(data, offset)
      return [{ address, signer: false, writable, source: "lookupTable" as const }]
    })
  }
  const tables = message.addressTableLookups ?? []
  return [
    ...tables.flatMap((table) => take(table.lookupTableAddress, table.writableIndexes, true)),
    ...tables.flatMap((table) => take(table.lookupTableAddress, table.readonlyIndexes, false))
  ]
}
