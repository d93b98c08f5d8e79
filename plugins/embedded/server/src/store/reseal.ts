import type { Secrets } from "../secrets.ts"
import type { Database } from "./Database.ts"

/** What came of sealing anew. */
export interface Resealed {
  /** How many rows were sealed with the newest secret. */
  readonly resealed: number
  /** How many nobody can open with the secrets of the configuration; while there are some, the earlier ones have to be kept. */
  readonly unread: number
}

/** Where a half of the server stands: in the row of this account, and of this second part of its key. */
interface SealedTable {
  readonly name: string
  readonly account: string
  readonly key: string
}

const tables: ReadonlyArray<SealedTable> = [
  { name: "latchkey_account", account: "id", key: "id" },
  { name: "latchkey_kept", account: "account", key: "wallet_id" },
  { name: "latchkey_passkey", account: "account", key: "id" }
]
const ROWS_AT_ONCE = 500

/**
 * Seals with the newest secret what was sealed with an earlier one, while servers run: a row that one of them changes meanwhile is
 * looked at again. When all is, the database is marked with the newest secret, and starts with no other.
 */
export const reseal = async (database: Database, secrets: Secrets): Promise<Resealed> => {
  const { prefix } = secrets

  /** The rows of a table behind a place that the newest secret has not sealed. */
  const rowsBehind = ({ name, account, key }: SealedTable, at: readonly [string, string]) =>
    database.rows(
      `select ${account} as account, ${key} as key, share from ${name}
       where share <> '' and substr(share, 1, ?) <> ? and (${account} > ? or (${account} = ? and ${key} > ?))
       order by ${account}, ${key} limit ${ROWS_AT_ONCE}`,
      prefix.length,
      prefix,
      at[0],
      at[0],
      at[1]
    )

  /** Goes through a table once. */
  const pass = async (table: SealedTable): Promise<Resealed> => {
    const { name, account, key } = table
    let [resealed, unread] = [0, 0]
    let at: readonly [string, string] = ["", ""]
    for (;;) {
      const rows = await rowsBehind(table, at)
      for (const row of rows) {
        const [owner, id, share] = [String(row["account"]), String(row["key"]), String(row["share"])]
        at = [owner, id]
        const opened = openedBy(secrets, owner, share)
        if (opened === undefined) {
          unread += 1
          continue
        }
        const changed = await database.rows(
          `update ${name} set share = ? where ${account} = ? and ${key} = ? and share = ? returning 1 as one`,
          secrets.seal(owner, opened),
          owner,
          id,
          share
        )
        resealed += changed.length
      }
      if (rows.length < ROWS_AT_ONCE) return { resealed, unread }
    }
  }

  /** Goes through a table until there is nothing left that can be sealed anew. */
  const all = async (table: SealedTable): Promise<Resealed> => {
    let resealed = 0
    for (;;) {
      const passed = await pass(table)
      resealed += passed.resealed
      if (passed.resealed === 0) return { resealed, unread: passed.unread }
    }
  }

  let sum: Resealed = { resealed: 0, unread: 0 }
  for (const table of tables) {
    const { resealed, unread } = await all(table)
    sum = { resealed: sum.resealed + resealed, unread: sum.unread + unread }
  }
  if (sum.unread === 0)
    await database.rows("update latchkey_meta set value = ? where name = 'mark'", secrets.marks[0])
  return sum
}

const openedBy = (secrets: Secrets, account: string, share: string): Uint8Array | undefined => {
  try {
    return secrets.open(account, share)
  } catch {
    // It is counted: whoever asked for this is told how many there are.
    return undefined
  }
}

/** How many rows the newest secret has not sealed. */
export const notCurrent = async (database: Database, { prefix }: Secrets): Promise<number> => {
  let count = 0
  for (const { name } of tables) {
    const [row] = await database.rows(
      `select count(*) as count from ${name} where share <> '' and substr(share, 1, ?) <> ?`,
      prefix.length,
      prefix
    )
    count += Number(row?.["count"])
  }
  return count
}
