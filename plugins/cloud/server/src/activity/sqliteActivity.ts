import { openSqlite } from "../openSqlite.ts"
import type { Migrations } from "../store/Migrations.ts"
import { migrateSqlite } from "../store/migrateSqlite.ts"
import type { IndexedTransaction, Move } from "../chain/IndexedBlock.ts"
import { KEPT_BLOCKS, placeIn, tokensIn, type ActivityIndex } from "./ActivityIndex.ts"

const migrations: Migrations = [
  [
    `create table if not exists activity_block (
    chain text not null, number integer not null, hash text not null, primary key (chain, number)
  ) without rowid`,
    `create table if not exists activity_transaction (
    chain text not null, block integer not null, place integer not null, body text not null,
    primary key (chain, block, place)
  ) without rowid`,
    `create table if not exists activity_part (
    address text not null, mined_at integer not null, block integer not null, place integer not null, chain text not null,
    moves text not null, primary key (address, mined_at, block, place, chain)
  ) without rowid`,
    `create index if not exists activity_part_block on activity_part (chain, block)`,
    `create table if not exists activity_token (
    address text not null, chain text not null, token text not null, block integer not null,
    primary key (address, chain, token, block)
  ) without rowid`,
    `create index if not exists activity_token_block on activity_token (chain, block)`,
    `create table if not exists activity_head (
    chain text not null, address text not null, source text not null, hash text not null,
    primary key (chain, address, source)
  ) without rowid`
  ]
]

/** Keeps what happened to accounts in an SQLite database: in that file, or in memory. Fails: throws if it cannot be written. */
export const sqliteActivity = (file = ":memory:"): ActivityIndex => {
  const database = openSqlite(file)
  migrateSqlite(database, "activity", migrations)
  const blocks = database.prepare(
    "select number, hash from activity_block where chain = ? order by number desc limit ?"
  )
  const addBlock = database.prepare("insert into activity_block values (?, ?, ?)")
  const forgetBlocks = database.prepare("delete from activity_block where chain = ? and number <= ?")
  const addTransaction = database.prepare("insert into activity_transaction values (?, ?, ?, ?)")
  const addPart = database.prepare("insert into activity_part values (?, ?, ?, ?, ?, ?)")
  const addToken = database.prepare("insert or ignore into activity_token values (?, ?, ?, ?)")
  const keepPart = database.prepare("insert or ignore into activity_part values (?, ?, ?, ?, ?, ?)")
  const keepHead = database.prepare("insert or replace into activity_head values (?, ?, ?, ?)")
  const headsOf = database.prepare("select source, hash from activity_head where chain = ? and address = ?")
  const inBlock = database.prepare(
    "select place, body from activity_transaction where chain = ? and block = ?"
  )
  const cuts = [
    "delete from activity_block where chain = ? and number > ?",
    "delete from activity_transaction where chain = ? and block > ?",
    "delete from activity_part where chain = ? and block > ?",
    "delete from activity_token where chain = ? and block > ?"
  ].map((sql) => database.prepare(sql))

  const isTip = (chain: string, hash: string | undefined) => blocks.get(chain, 1)?.["hash"] === hash
  const atomic = <A>(work: () => A): A => {
    database.exec("begin immediate")
    try {
      const done = work()
      database.exec("commit")
      return done
    } catch (error) {
      database.exec("rollback")
      throw error
    }
  }

  return {
    blocks: async (chain) =>
      blocks
        .all(chain, KEPT_BLOCKS)
        .map(({ number, hash }) => ({ number: Number(number), hash: String(hash) })),
    append: async (chain, after, added) =>
      atomic(() => {
        if (!isTip(chain, after?.hash)) return false
        for (const { number, hash, minedAt, transactions } of added) {
          addBlock.run(chain, number, hash)
          for (const { place, transaction, parts } of transactions) {
            addTransaction.run(chain, number, place, JSON.stringify(transaction))
            for (const { address, moves } of parts) {
              addPart.run(address, minedAt, number, place, chain, JSON.stringify(moves))
              for (const token of tokensIn(moves)) addToken.run(address, chain, token, number)
            }
          }
          forgetBlocks.run(chain, number - KEPT_BLOCKS)
        }
        return true
      }),
    cut: async (chain, tip, above = -1) =>
      atomic(() => {
        if (isTip(chain, tip.hash)) for (const cut of cuts) cut.run(chain, above)
      }),
    heads: async (chain, address) =>
      new Map(headsOf.all(chain, address).map(({ source, hash }) => [String(source), String(hash)])),
    keep: async (chain, address, found, heads) =>
      atomic(() => {
        for (const { block, minedAt, transaction, moves } of found.toReversed()) {
          const place = placeIn(inBlock.all(chain, block), transaction)
          if (place.isNew) addTransaction.run(chain, block, place.place, JSON.stringify(transaction))
          keepPart.run(address, minedAt, block, place.place, chain, JSON.stringify(moves))
          for (const token of tokensIn(moves)) addToken.run(address, chain, token, block)
        }
        for (const [source, hash] of heads) keepHead.run(chain, address, source, hash)
      }),
    list: async ({ address, chains, after, entries }) => {
      const { minedAt, block, place, chain } = after ?? {
        minedAt: Number.MAX_SAFE_INTEGER,
        block: 0,
        place: 0,
        chain: ""
      }
      return database
        .prepare(
          `select part.chain, part.block, part.place, part.mined_at, part.moves, activity_transaction.body
          from activity_part part join activity_transaction using (chain, block, place)
          where part.address = ? and part.chain in (select value from json_each(?))
            and (part.mined_at, part.block, part.place, part.chain) < (?, ?, ?, ?)
          order by part.mined_at desc, part.block desc, part.place desc, part.chain desc limit ?`
        )
        .all(address, JSON.stringify(chains), minedAt, block, place, chain, entries)
        .map((row) => ({
          chain: String(row["chain"]),
          block: Number(row["block"]),
          place: Number(row["place"]),
          minedAt: Number(row["mined_at"]),
          moves: JSON.parse(String(row["moves"])) as ReadonlyArray<Move>,
          transaction: JSON.parse(String(row["body"])) as IndexedTransaction
        }))
    },
    tokens: async (chain, address, entries) =>
      database
        .prepare(
          `select token, max(block) as latest from activity_token where address = ? and chain = ?
          group by token order by latest desc, token limit ?`
        )
        .all(address, chain, entries)
        .map(({ token }) => String(token)),
    close: async () => database.close()
  }
}
