import {
  NetworkMismatchError,
  TransferChangedError,
  TransferFailedError,
  TransferRejectedError,
  type TransferSponsorError,
  TransferUncertainError
} from "@latchkey/core/effect"
import { hasForeignCode, type WalletFault } from "@latchkey/core/chain-kit"
import { together, stillWanted } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAccounts } from "../Address.ts"
import { chainIdOf, toNetworkId } from "../ChainId.ts"
import { ask, read } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"
import type { ChainReader } from "./ChainReader.ts"
import { readCount } from "./checkTransfer.ts"
import { digestOf } from "./digestOf.ts"
import type { PlainCall } from "./TransactionRequest.ts"

/** Asks the wallet where it is and whose account it would use. */
const askWhere = (provider: unknown, { network }: ChainReader, sender: string) =>
  Effect.gen(function* () {
    const [id, accounts] = yield* together([
      readChainId(provider),
      // Not every wallet answers this to a page that it is connected to; the sender is in the request all the same.
      Effect.catch(Effect.map(read(provider, "eth_accounts"), decodeAccounts), () =>
        Effect.succeed(undefined)
      )
    ])
    if (id !== chainIdOf(network))
      return yield* Effect.fail(
        new NetworkMismatchError({ expected: network.caipNetworkId, actual: toNetworkId(id) })
      )
    if (accounts !== undefined && !accounts.some(({ address }) => address === sender))
      return yield* Effect.fail(new TransferChangedError({ what: "account" }))
  }).pipe(
    Effect.mapError((error) => (error._tag === "WalletFault" ? new TransferFailedError(error.cause) : error))
  )

const hashIn = (answer: unknown): string | undefined =>
  typeof answer === "string" && /^0x[0-9a-f]{64}$/i.test(answer) ? answer.toLowerCase() : undefined

// What EIP-5792 has for calls that a wallet does not send as one.
const BATCH_CODES = [5700, 5710, 5720, 5740, 5750, 5760]

// What a wallet says before it has signed anything; whatever else it says, it may have sent the transaction.
const isNotSent = ({ kind, cause }: WalletFault) =>
  kind === "busy" ||
  kind === "unsupported" ||
  kind === "denied" ||
  hasForeignCode(cause, -32602, ...BATCH_CODES)

// A wallet whose node is gone says so, and one whose node refuses: perhaps of what it has sent, and whose answer was lost.
const isCutOff = ({ cause }: WalletFault) => hasForeignCode(cause, 4900, 4901, -32003)

/** Where a transaction would be in the chain, and what tells it from others of its number; nothing of calls that a sponsor pays for. */
const placeOf = (request: object, count: bigint) => {
  const { to, value, data, nonce } = request as Partial<PlainCall> & { readonly nonce?: string }
  return to === undefined || value === undefined || data === undefined
    ? {}
    : {
        order: nonce === undefined ? { count: String(count) } : { nonce: String(BigInt(nonce)) },
        digest: digestOf({ to, value, data })
      }
}

/** A request that was checked, and how many transactions its sender had sent by then. */
export interface ReadyRequest {
  readonly request: object
  readonly sender: string
  readonly count: bigint
}

/** How a wallet is asked to send something, and what its answer has to be. */
export interface Sending {
  readonly method: string
  readonly decode: (answer: unknown) => string | undefined
  /** What the answer is, as an error says it. */
  readonly what: string
  /** What a failure means that only such a request has, and after which nothing was sent. */
  readonly refusal?: (cause: unknown) => TransferSponsorError | undefined
}

const transaction: Sending = { method: "eth_sendTransaction", decode: hashIn, what: "transaction hash" }

/** `askToSend` of a transaction; answers with its hash. */
export const askToSendTransaction = (reader: ChainReader, provider: unknown, ready: ReadyRequest) =>
  Effect.map(askToSend(reader, provider, ready, transaction), (hash) => ({ hash }))

/**
 * Asks the wallet for its chain and account, then to send a request. Fails, nothing being sent: `NetworkMismatchError`,
 * `TransferChangedError`, `TransferFailedError`, `TransferRejectedError`; with `TransferUncertainError` where it may have been sent.
 */
export const askToSend = (
  reader: ChainReader,
  provider: unknown,
  { request, sender, count }: ReadyRequest,
  { method, decode, what, refusal }: Sending
) =>
  Effect.gen(function* () {
    // The last question before the request: what was read meanwhile took time.
    yield* askWhere(provider, reader, sender)
    yield* stillWanted(placeOf(request, count))
    return yield* ask(provider, method, [request]).pipe(
      Effect.catch((fault) =>
        Effect.gen(function* () {
          const refused = fault.kind === "rejected" ? undefined : refusal?.(fault.cause)
          if (refused !== undefined) return yield* Effect.fail(refused)
          if (isNotSent(fault)) return yield* Effect.fail(new TransferFailedError(fault.cause))
          // A wallet that says no and sends it all the same is known by the account's next transaction.
          const isRejected = fault.kind === "rejected"
          const later = yield* Effect.catch(readCount(reader, sender), () =>
            // A visitor's no is believed where nobody can tell.
            Effect.succeed(isRejected ? count : undefined)
          )
          return yield* Effect.fail(
            later !== count || !(isRejected || isCutOff(fault))
              ? new TransferUncertainError(fault.cause)
              : isRejected
                ? new TransferRejectedError(fault.cause)
                : new TransferFailedError(fault.cause)
          )
        })
      ),
      Effect.flatMap((answer) => {
        const decoded = decode(answer)
        return decoded === undefined
          ? Effect.fail(new TransferUncertainError(`The wallet's answer is no ${what}.`))
          : Effect.succeed(decoded)
      })
    )
  })
