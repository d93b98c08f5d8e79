import type { History, HistoryPage, JsonRpc } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import { NodeAnswerInvalidError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import { causeOf } from "../api/NetworkReader.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import { chainReader, type ChainReader } from "../transfer/ChainReader.ts"
import { readName, readTokenNames } from "../transfer/readToken.ts"
import type { AccountLog } from "./AccountLog.ts"
import { findLogs, type BlockRange } from "./findLogs.ts"
import type { LogMemory } from "./LogMemory.ts"
import { decodeFacts, readTransaction } from "./readTransaction.ts"

/** Transactions of a page, about; at most 100 if a block has more. */
const PAGE = 25
const MAX_PAGE = 100
/** How often a node is asked for blocks for one page. */
const MAX_LOOKS = 10

const MAX_BLOCK = BigInt(Number.MAX_SAFE_INTEGER)
const decodeBlock = (answer: unknown): number | undefined => {
  const block = decodeQuantity(answer)
  return block === undefined || block > MAX_BLOCK ? undefined : Number(block)
}

/** The blocks that are still to be looked through, as a cursor has them: `<last>-0`. */
const decodeCursor = (cursor: string | undefined): BlockRange | undefined => {
  const [, to] = /^(\d{1,15})-0$/.exec(cursor ?? "") ?? []
  return to === undefined ? undefined : { from: 0, to: Number(to) }
}

/** Logs of the same transaction together, newest first. */
const byTransaction = (logs: ReadonlyArray<AccountLog>): ReadonlyArray<ReadonlyArray<AccountLog>> => {
  const found = new Map<string, Array<AccountLog>>()
  for (const log of logs) {
    const others = found.get(log.hash)
    if (others === undefined) found.set(log.hash, [log])
    else if (others[0]!.block === log.block) others.push(log)
  }
  const placeOf = ([log]: ReadonlyArray<AccountLog>) => [log!.block, log!.transactionIndex] as const
  return [...found.values()].toSorted((one, other) => {
    const [block, index] = placeOf(one)
    const [otherBlock, otherIndex] = placeOf(other)
    return otherBlock - block || otherIndex - index
  })
}

/** Looks back until there is a page of transactions, or it has looked often enough. */
const lookBack = ({ raw }: ChainReader, account: string, range: BlockRange, memory: LogMemory) =>
  Effect.gen(function* () {
    const logs: Array<AccountLog> = []
    let to = range.to
    for (let looks = 0; looks < MAX_LOOKS && to >= range.from; looks++) {
      const found = yield* findLogs(raw, memory, account, { from: range.from, to })
      logs.push(...found.logs)
      to = found.from - 1
      if (new Set(logs.map(({ hash }) => hash)).size >= PAGE) break
    }
    const transactions = byTransaction(logs)
    // Whole blocks, so that the next page begins below them.
    const lowest = transactions[PAGE - 1]?.[0]!.block
    const page = transactions.filter(([log]) => lowest === undefined || log!.block >= lowest)
    const rest = page.length === transactions.length ? to : lowest! - 1
    return { transactions: page.slice(0, MAX_PAGE), rest }
  })

const readDetails = (reader: ChainReader, transactions: ReadonlyArray<ReadonlyArray<AccountLog>>) => {
  const { read } = reader
  // What cannot be used is told apart later: it is one transaction that is left out then, not the page.
  const kept = (answer: unknown) => ({ answer })
  const logs = transactions.flat()
  const blocks = [...new Map(logs.map((log) => [log.block, log.seconds])).entries()]
  const contractsOf = (areThings: boolean) => [
    ...new Set(
      logs
        .filter(({ transfers: [first], approval }) =>
          first === undefined
            ? approval !== undefined && (approval.of === "collection") === areThings
            : (first.id !== undefined) === areThings
        )
        .map(({ contract }) => contract)
    )
  ]
  return Effect.map(
    together([
      together(
        transactions.map(([log]) =>
          together([
            read("eth_getTransactionByHash", [log!.hash], "a transaction", kept),
            read("eth_getTransactionReceipt", [log!.hash], "a receipt", kept)
          ])
        )
      ),
      together(
        blocks.map(([block, seconds]) =>
          Effect.map(
            seconds === undefined
              ? read("eth_getBlockByNumber", [toQuantity(BigInt(block)), false], "a block", (answer) => ({
                  seconds: decodeBlock(readField(answer, "timestamp"))
                }))
              : Effect.succeed({ seconds }),
            (told) => [block, told.seconds] as const
          )
        )
      ),
      together(
        contractsOf(false).map((contract) =>
          Effect.map(
            Effect.catch(readTokenNames(reader, contract), () => Effect.succeed(undefined)),
            (names) => [contract, names] as const
          )
        )
      ),
      together(
        contractsOf(true).map((contract) =>
          Effect.map(readName(reader, contract), (name) => [contract, name] as const)
        )
      )
    ]),
    ([facts, times, tokens, collections]) => ({
      facts,
      times: new Map(times),
      tokens: new Map(tokens),
      collections: new Map(collections)
    })
  )
}

/**
 * What names an account in the logs of the chain itself: tokens and things that were moved, with the coins of the same
 * transactions, and who was allowed to take. Coins that were moved alone leave no log, and are not seen. The cursor says the blocks that are still to be looked through.
 */
export const makeHistory = (rpc: JsonRpc["Service"], options: EvmOptions, memory: LogMemory): History => {
  return {
    list: ({ address, network, cursor, provider }) =>
      Effect.gen(function* () {
        const reader = chainReader(rpc, options, { network, provider })
        let range = decodeCursor(cursor)
        if (range === undefined) {
          const to = yield* reader.read("eth_blockNumber", [], "the newest block", decodeBlock)
          range = { from: 0, to }
        }
        const { transactions, rest } = yield* Effect.mapError(
          lookBack(reader, address, range, memory),
          (fault) =>
            fault._tag === "RpcUrlMissingError"
              ? fault
              : new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what: "logs" }, causeOf(fault))
        )
        const details = yield* readDetails(reader, transactions)
        const context = {
          account: address,
          network,
          tokenOf: (contract: string) => details.tokens.get(contract),
          collectionOf: (contract: string) => details.collections.get(contract)
        }
        const page: HistoryPage = {
          transactions: transactions.flatMap((logs, index) => {
            const [transaction, receipt] = details.facts[index]!
            const facts = decodeFacts(transaction.answer, receipt.answer, logs[0]!)
            const seconds = details.times.get(logs[0]!.block)
            const read =
              facts === undefined || seconds === undefined
                ? undefined
                : readTransaction(logs, facts, seconds, context)
            return read ?? []
          }),
          ...(rest < range.from ? {} : { next: `${rest}-${range.from}` }),
          coverage: "partial"
        }
        return page
      })
  }
}
