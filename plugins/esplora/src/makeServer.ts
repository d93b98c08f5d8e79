import { plainText, type CaipNetworkId, type Network } from "@latchkey/core"
import {
  Http,
  HttpBodyInvalidError,
  Namespaces,
  Notices,
  type HistoryPage,
  type HttpError,
  type TokenHolding
} from "@latchkey/core/effect"
import { PageInsecureError, subtleCrypto } from "@latchkey/core/page"
import { attempt, readField } from "@latchkey/core/chain-kit"
import { fromPromise, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeCoin } from "./decodeCoin.ts"
import { decodeFeeRates } from "./decodeFeeRates.ts"
import { decodeTransactions } from "./decodeTransactions.ts"
import {
  EsploraNetworkMissingError,
  EsploraRefusedError,
  EsploraTransactionInvalidError,
  EsploraUnreachableError
} from "./errors.ts"
import type { FeeRates } from "./EsploraApi.ts"
import type { EsploraInstance } from "./EsploraOptions.ts"
import type { Subject } from "./Subject.ts"
import { transactionId } from "./transactionId.ts"

/** What is asked: of an account on a network. */
interface Request {
  readonly address: string
  readonly network: Network
}

/** Two: what is asked of a server is little, and its limit is by visitor. */
const TRIES = 2
const SEND_MILLIS = 15_000
const MAX_ANSWER = 2_000
const HASH = /^[0-9a-f]{64}$/
// The network has it, waiting or in a block.
const KNOWN =
  /"code":-27\b|already in (?:utxo set|block ?chain)|txn-already-(?:in-mempool|known)|txn-same-nonwitness-data-in-mempool/i

/** What a node said, out of what a server makes of it. */
const reasonIn = (text: string): string => {
  const json = /\{.*\}/s.exec(text)?.[0]
  const message =
    json === undefined
      ? undefined
      : readField(
          attempt((): unknown => JSON.parse(json)),
          "message"
        )
  return plainText(typeof message === "string" ? message : text, 300)
}

/** Makes what asks the servers of an app. */
export const makeServer = (instances: ReadonlyArray<EsploraInstance>) =>
  Effect.gen(function* () {
    const http = yield* Http
    const namespaces = yield* Namespaces
    const { tell } = yield* Notices

    const urlOf = (networkId: CaipNetworkId): Effect.Effect<string, EsploraNetworkMissingError> => {
      const found = instances.find((instance) => instance.networkId === networkId)
      return found === undefined
        ? Effect.fail(new EsploraNetworkMissingError({ networkId }))
        : Effect.succeed(found.url.replace(/\/+$/, ""))
    }
    const subjectOf = ({ address, network }: Request): Subject => ({
      address,
      network,
      parseAddress: (text) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
    })
    const hostOf = (url: string) => attempt(() => new URL(url).host) ?? url

    /** What a server answers, decoded. */
    const ask = <A>(
      networkId: CaipNetworkId,
      path: string,
      decode: (answer: unknown) => A | undefined,
      answers: ReadonlyArray<number> = []
    ): Effect.Effect<A, HttpError | EsploraNetworkMissingError> =>
      Effect.gen(function* () {
        const url = yield* urlOf(networkId)
        const answer = yield* http.json({ url: `${url}${path}`, kind: "read", tries: TRIES, answers })
        const decoded = decode(answer)
        if (decoded !== undefined) return decoded
        const error = new HttpBodyInvalidError({ host: hostOf(url), problem: `${path} is of another shape` })
        return yield* Effect.andThen(tell(error), Effect.fail(error))
      })

    const transactions = (
      request: Request & { readonly cursor?: string }
    ): Effect.Effect<HistoryPage, HttpError | EsploraNetworkMissingError> => {
      const { address, network, cursor } = request
      const isServed = instances.some(({ networkId }) => networkId === network.caipNetworkId)
      if (!isServed || (cursor !== undefined && !HASH.test(cursor)))
        return Effect.succeed({ transactions: [], coverage: "none" })
      const behind = cursor === undefined ? "" : `/${cursor}`
      return Effect.map(
        ask(network.caipNetworkId, `/address/${encodeURIComponent(address)}/txs/chain${behind}`, (answer) =>
          decodeTransactions(answer, subjectOf(request))
        ),
        ({ last, ...page }) => ({
          ...page,
          ...(last === undefined || last === cursor ? {} : { next: last }),
          coverage: "whole"
        })
      )
    }

    const coin = (
      request: Request
    ): Effect.Effect<ReadonlyArray<TokenHolding>, HttpError | EsploraNetworkMissingError> =>
      Effect.map(
        ask(request.network.caipNetworkId, `/address/${encodeURIComponent(request.address)}`, (answer) =>
          decodeCoin(answer, subjectOf(request))
        ),
        (held) => [held]
      )

    const feeRates = ({
      networkId
    }: {
      readonly networkId: CaipNetworkId
    }): Effect.Effect<FeeRates, HttpError | EsploraNetworkMissingError> =>
      Effect.catch(
        // Servers of mempool.space's kind have it; the others have estimates alone.
        ask(networkId, "/v1/fees/recommended", decodeFeeRates.recommended, [404]),
        () => ask(networkId, "/fee-estimates", decodeFeeRates.estimated)
      )

    const broadcast = ({
      networkId,
      transaction
    }: {
      readonly networkId: CaipNetworkId
      readonly transaction: string
    }) =>
      Effect.gen(function* () {
        const url = yield* urlOf(networkId)
        const subtle = subtleCrypto()
        if (subtle === undefined) return yield* Effect.fail(new PageInsecureError())
        const hash = yield* Effect.promise(() => transactionId(transaction, subtle))
        if (hash === undefined) return yield* Effect.fail(new EsploraTransactionInvalidError())
        const silent = (cause: unknown) => new EsploraUnreachableError({ host: hostOf(url) }, cause)
        const sent = fromPromise(async (signal) => {
          const response = await fetch(`${url}/tx`, {
            method: "POST",
            body: transaction.toLowerCase(),
            headers: { "content-type": "text/plain" },
            credentials: "omit",
            referrerPolicy: "no-referrer",
            signal
          })
          return { status: response.status, text: (await response.text()).slice(0, MAX_ANSWER) }
        }, silent)
        const { status, text } = yield* withDeadline(sent, SEND_MILLIS, () =>
          Effect.fail(silent("No answer."))
        )
        // What the server calls it is its word alone: it is known by what it is.
        if ((status >= 200 && status < 300) || KNOWN.test(text)) return { hash }
        return yield* Effect.fail(
          status >= 400 && status < 500 && status !== 429 && status !== 408
            ? new EsploraRefusedError({ reason: reasonIn(text) })
            : silent(`HTTP ${status}`)
        )
      })

    return { transactions, coin, feeRates, broadcast }
  })
