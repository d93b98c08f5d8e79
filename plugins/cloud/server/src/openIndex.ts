import { sqliteIndex } from "./sqliteIndex.ts"
import type { WalletIndex } from "./WalletIndex.ts"
import type { WalletRecord } from "./WalletRecord.ts"

/**
 * Puts wallets where they are searched: a Postgres database where `database` is its URL, else SQLite, in that file or in
 * memory. Fails: rejects where it cannot be written.
 */
export const openIndex = async (
  wallets: ReadonlyArray<WalletRecord>,
  database?: string
): Promise<WalletIndex> =>
  database !== undefined && /^postgres(ql)?:\/\//.test(database)
    ? (await import("./postgresIndex.ts")).postgresIndex(wallets, database)
    : sqliteIndex(wallets, database)
