import postgres from "postgres"
import type { Migrations } from "../store/Migrations.ts"
import { migratePostgres } from "../store/migratePostgres.ts"
import type { IndexedTransaction, Move } from "../chain/IndexedBlock.ts"
import { KEPT_BLOCKS, placeIn, tokensIn, type ActivityIndex } from "./ActivityIndex.ts"

const migrations: Migrations = [
  [
    `create table if not exists latchkey_activity_block (
          chain text not null, number bigint not null, hash text not null, primary key (chain, number)
        )`,
    `create table if not exists latchkey_activity_transaction (
          chain text not null, block bigint not null, place integer not null, body text not null,
          primary key (chain, block, place)
        )`,
    `create table if not exists latchkey_activity_part (
          address text not null, mined_at bigint not null, block bigint not null, place integer not null,
          chain text collate "C" not null, moves text not null, primary key (address, mined_at, block, place, chain)
        )`,
    `create index if not exists latchkey_activity_part_block on latchkey_activity_part (chain, block)`,
    `create table if not exists latchkey_activity_token (
          address text not null, chain text not null, token text collate "C" not null, block bigint not null,
          primary key (address, chain, token, block)
        )`,
    `create index if not exists latchkey_activity_token_block on latchkey_activity_token (chain, block)`,
    `create table if not exists latchkey_activity_head (
          chain text not null, address text not null, source text not null, hash text not null,
          primary key (chain, address, source)
        )`
  ]
]

// Servers that start together wait for each other; the number only has to be the same for all.
const LOCK = 5_182_002
const ROWS_AT_ONCE = 1_000
const CONNECTIONS = 4
const CONNECT_SECONDS = 10

const inParts = <A>(list: ReadonlyArray<A>): ReadonlyArray<ReadonlyArray<A>> =>
  Array.from({ length: Math.ceil(list.length / ROWS_AT_ONCE) }, (_, part) =>
    list.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE)
  )

/**
 * Keeps what happened to accounts in a Postgres database, which several servers share: whichever reads a block first writes it.
 * `url` is `postgres://user:password@host:port/database`.
 *
 * Fails: rejects if the database cannot be reached or written.
 */
export const postgresActivity = async (url: string): Promise<ActivityIndex> => {
  const sql = postgres(url, { max: CONNECTIONS, connect_timeout: CONNECT_SECONDS, onnotice: () => {} })
  try {
    await migratePostgres(sql, "activity", migrations)
  } catch (error) {
    await sql.end({ timeout: 0 })
    throw error
  }

  /** Changes a chain, alone among all servers, if its newest block is the one that is meant. */
  const change = (
    chain: string,
    tip: string | undefined,
    work: (tx: postgres.TransactionSql) => Promise<void>
  ): Promise<boolean> =>
    sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${LOCK}, hashtext(${chain}))`
      const [newest] = await tx`
        select hash from latchkey_activity_block where chain = ${chain} order by number desc limit 1`
      if (newest?.["hash"] !== tip) return false
      await work(tx)
      return true
    })

  return {
    blocks: async (chain) => {
      const found = await sql`
        select number, hash from latchkey_activity_block where chain = ${chain} order by number desc limit ${KEPT_BLOCKS}`
      return found.map(({ number, hash }) => ({ number: Number(number), hash: String(hash) }))
    },
    append: (chain, after, added) =>
      change(chain, after?.hash, async (tx) => {
        const all = added.flatMap((block) => block.transactions.map((entry) => ({ block, ...entry })))
        const parts = all.flatMap(({ block, place, parts: own }) =>
          own.map((part) => ({ block, place, ...part }))
        )
        const tokens = new Map(
          parts.flatMap(({ block, address, moves }) =>
            tokensIn(moves).map((token) => [
              `${address} ${token} ${block.number}`,
              { address, chain, token, block: block.number }
            ])
          )
        )
        for (const some of inParts(added.map(({ number, hash }) => ({ chain, number, hash }))))
          await tx`insert into latchkey_activity_block ${tx(some)}`
        for (const some of inParts(
          all.map(({ block, place, transaction }) => ({
            chain,
            block: block.number,
            place,
            body: JSON.stringify(transaction)
          }))
        ))
          await tx`insert into latchkey_activity_transaction ${tx(some)}`
        for (const some of inParts(
          parts.map(({ block, place, address, moves }) => ({
            address,
            mined_at: block.minedAt,
            block: block.number,
            place,
            chain,
            moves: JSON.stringify(moves)
          }))
        ))
          await tx`insert into latchkey_activity_part ${tx(some)}`
        for (const some of inParts([...tokens.values()]))
          await tx`insert into latchkey_activity_token ${tx(some)}`
        const newest = added.at(-1)
        if (newest !== undefined)
          await tx`
            delete from latchkey_activity_block where chain = ${chain} and number <= ${newest.number - KEPT_BLOCKS}`
      }),
    cut: async (chain, tip, above = -1) => {
      await change(chain, tip.hash, async (tx) => {
        await tx`delete from latchkey_activity_block where chain = ${chain} and number > ${above}`
        await tx`delete from latchkey_activity_transaction where chain = ${chain} and block > ${above}`
        await tx`delete from latchkey_activity_part where chain = ${chain} and block > ${above}`
        await tx`delete from latchkey_activity_token where chain = ${chain} and block > ${above}`
      })
    },
    heads: async (chain, address) => {
      const rows = await sql`
        select source, hash from latchkey_activity_head where chain = ${chain} and address = ${address}`
      return new Map(rows.map(({ source, hash }) => [String(source), String(hash)]))
    },
    keep: async (chain, address, found, heads) => {
      await sql.begin(async (tx) => {
        // Two accounts may be of one transaction, which has one place.
        await tx`select pg_advisory_xact_lock(${LOCK}, hashtext(${chain}))`
        for (const { block, minedAt, transaction, moves } of found.toReversed()) {
          const rows = await tx`
            select place, body from latchkey_activity_transaction where chain = ${chain} and block = ${block}`
          const { place, isNew } = placeIn(rows, transaction)
          if (isNew)
            await tx`
              insert into latchkey_activity_transaction values
                (${chain}, ${block}, ${place}, ${JSON.stringify(transaction)})`
          await tx`
            insert into latchkey_activity_part values
              (${address}, ${minedAt}, ${block}, ${place}, ${chain}, ${JSON.stringify(moves)})
            on conflict do nothing`
          for (const token of tokensIn(moves))
            await tx`
              insert into latchkey_activity_token values (${address}, ${chain}, ${token}, ${block})
              on conflict do nothing`
        }
        for (const [source, hash] of heads)
          await tx`
            insert into latchkey_activity_head values (${chain}, ${address}, ${source}, ${hash})
            on conflict (chain, address, source) do update set hash = excluded.hash`
      })
    },
    list: async ({ address, chains, after, entries }) => {
      const from =
        after === undefined
          ? sql`true`
          : sql`(part.mined_at, part.block, part.place, part.chain)
              < (${after.minedAt}, ${after.block}, ${after.place}, ${after.chain})`
      const rows = await sql`
        select part.chain, part.block, part.place, part.mined_at, part.moves, told.body
        from latchkey_activity_part part join latchkey_activity_transaction told
          on told.chain = part.chain and told.block = part.block and told.place = part.place
        where part.address = ${address} and part.chain = any(${[...chains]}::text[]) and ${from}
        order by part.mined_at desc, part.block desc, part.place desc, part.chain desc limit ${entries}`
      return rows.map((row) => ({
        chain: String(row["chain"]),
        block: Number(row["block"]),
        place: Number(row["place"]),
        minedAt: Number(row["mined_at"]),
        moves: JSON.parse(String(row["moves"])) as ReadonlyArray<Move>,
        transaction: JSON.parse(String(row["body"])) as IndexedTransaction
      }))
    },
    tokens: async (chain, address, entries) => {
      const rows = await sql`
        select token, max(block) as latest from latchkey_activity_token
        where address = ${address} and chain = ${chain} group by token order by latest desc, token limit ${entries}`
      return rows.map(({ token }) => String(token))
    },
    close: () => sql.end({ timeout: CONNECT_SECONDS })
  }
}
