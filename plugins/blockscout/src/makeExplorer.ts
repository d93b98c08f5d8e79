import type { Network, NftHolding } from "@latchkey/core"
import {
  Http,
  HttpBodyInvalidError,
  HttpStatusError,
  Namespaces,
  Notices,
  type HistoryPage,
  type HttpError,
  type NftHoldingList,
  type TokenHolding
} from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { BlockscoutInstance } from "./BlockscoutOptions.ts"
import { decodeCoin, decodeNfts, decodeTokens } from "./decodeHoldings.ts"
import { decodeMoves, decodeTransactions, joinTransactions, type Rows } from "./decodeTransactions.ts"
import { BlockscoutNetworkMissingError } from "./errors.ts"
import type { Subject } from "./Subject.ts"

/** What is asked: of an account on a network. */
interface Request {
  readonly address: string
  readonly network: Network
}

/** Why nothing is told. */
type AskError = HttpError | BlockscoutNetworkMissingError

/** Two: what is asked of an explorer is little, and its limit is by visitor. */
const TRIES = 2
const CURSOR = /^\d{1,15}$/

/**
 * The block down to which lists that may go on are whole: in the block of the last row of each there may be more. Undefined where all of
 * them have ended.
 */
const wholeDownTo = (lists: ReadonlyArray<Rows<unknown>>): number | undefined => {
  const ends = lists.flatMap(({ more, rows }) => (more ? [Math.min(...rows.map(({ block }) => block))] : []))
  const end = Math.max(...ends)
  return Number.isFinite(end) ? end : undefined
}

/** Makes what asks the explorers of an app. */
export const makeExplorer = (instances: ReadonlyArray<BlockscoutInstance>) =>
  Effect.gen(function* () {
    const http = yield* Http
    const namespaces = yield* Namespaces
    const { tell } = yield* Notices

    const subjectOf = ({ address, network }: Request): Subject => ({
      address,
      network,
      parseAddress: (text) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
    })
    const instanceOf = ({ network: { caipNetworkId } }: Request) =>
      instances.find(({ networkId }) => networkId === caipNetworkId)

    /** What an explorer answers, decoded. An address that it has never seen has nothing: `unseen`, where that can be said. */
    const ask = <A>(
      request: Request,
      path: string,
      decode: (answer: unknown) => A | undefined,
      { query = {}, unseen }: { readonly query?: Readonly<Record<string, string>>; readonly unseen?: A } = {}
    ): Effect.Effect<A, AskError> =>
      Effect.gen(function* () {
        const instance = instanceOf(request)
        if (instance === undefined)
          return yield* Effect.fail(
            new BlockscoutNetworkMissingError({ networkId: request.network.caipNetworkId })
          )
        const { url, apiKey } = instance
        const said = new URLSearchParams({ ...query, ...(apiKey === undefined ? {} : { apikey: apiKey }) })
        const end = said.size === 0 ? "" : `?${said}`
        const asked = http.json({
          url: `${url.replace(/\/$/, "")}/addresses/${encodeURIComponent(request.address)}${path}${end}`,
          kind: "read",
          tries: TRIES,
          // One route that is asked too often says nothing of the others.
          restsAs: `${url}${path}`,
          answers: unseen === undefined ? [] : [404]
        })
        const answer = yield* Effect.catch(
          asked,
          (error: HttpError): Effect.Effect<{ readonly unseen: A }, HttpError> =>
            unseen !== undefined && error instanceof HttpStatusError && error.details.status === 404
              ? Effect.succeed({ unseen })
              : Effect.fail(error)
        )
        if (unseen !== undefined && typeof answer === "object" && answer !== null && "unseen" in answer)
          return unseen
        const decoded = decode(answer)
        if (decoded !== undefined) return decoded
        const host = attempt(() => new URL(url).host) ?? url
        const error = new HttpBodyInvalidError({ host, problem: `${path || "/"} is of another shape` })
        return yield* Effect.andThen(tell(error), Effect.fail(error))
      })

    const none = { rows: [], more: false } as const
    const transactions = (
      request: Request & { readonly cursor?: string }
    ): Effect.Effect<HistoryPage, AskError> =>
      Effect.gen(function* () {
        const { cursor } = request
        if (instanceOf(request) === undefined || (cursor !== undefined && !CURSOR.test(cursor)))
          return { transactions: [], coverage: "none" }
        const subject = subjectOf(request)
        // Both lists go on below the same block, so that what a transaction moved stands with it.
        const query: Record<string, string> =
          cursor === undefined ? {} : { block_number: cursor, index: "0", items_count: "50" }
        const [sent, moved] = yield* together([
          ask(request, "/transactions", (answer) => decodeTransactions(answer, subject), {
            query,
            unseen: none
          }),
          ask(request, "/token-transfers", (answer) => decodeMoves(answer, subject), { query, unseen: none })
        ] as const)
        const end = wholeDownTo([sent, moved])
        const newest = Math.max(...[...sent.rows, ...moved.rows].map(({ block }) => block))
        // A block that fills a page by itself is told as far as the page goes.
        const from = end === undefined ? 0 : end < newest ? end + 1 : end
        const within = <A>({ rows }: Rows<A>) =>
          rows.flatMap(({ block, value }) => (block >= from ? [value] : []))
        const next =
          end === undefined || (cursor !== undefined && from >= Number(cursor)) ? undefined : String(from)
        return {
          transactions: joinTransactions(within(sent), within(moved), subject),
          ...(next === undefined ? {} : { next }),
          // What contracts move of the coin among themselves is not in these lists.
          coverage: "partial"
        }
      })

    const tokens = (request: Request): Effect.Effect<ReadonlyArray<TokenHolding>, AskError> =>
      Effect.gen(function* () {
        const subject = subjectOf(request)
        const { name, decimals, symbol } = request.network.nativeCurrency
        const nothing: TokenHolding = { name, amount: { value: 0n, decimals, symbol } }
        const [coin, held] = yield* together([
          ask(request, "", (answer) => decodeCoin(answer, subject), { unseen: nothing }),
          ask(request, "/token-balances", (answer) => decodeTokens(answer, subject), { unseen: [] })
        ] as const)
        return [coin, ...held]
      })

    const things = (request: Request): Effect.Effect<NftHoldingList, AskError> =>
      Effect.map(
        ask<ReadonlyArray<NftHolding>>(
          request,
          "/token-balances",
          (answer) => decodeNfts(answer, subjectOf(request)),
          { unseen: [] }
        ),
        (nfts) => ({ nfts, coverage: nfts.length < 500 ? "whole" : "partial" })
      )

    return { transactions, tokens, things }
  })
