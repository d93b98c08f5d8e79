import * as Effect from "effect/Effect"
import type { PreparedTransfer, TransferOutcome, Transfers } from "../../capability/Transfers.ts"
import type { Network } from "../../chain/Network.ts"
import type { KitError } from "../../error/KitError.ts"
import type { TransferSteps } from "./lazyTransfers.ts"

/** What moves coins and sees what became of them, over what reads a network. */
interface TransferSending<Reader> {
  readonly sendTransfer: (
    reader: Reader,
    provider: unknown,
    transfer: PreparedTransfer
  ) => Effect.Effect<{ readonly hash: string }, KitError>
  readonly followTransfer: (
    reader: Reader,
    transfer: PreparedTransfer,
    hash: string
  ) => Effect.Effect<TransferOutcome, KitError>
}

/** Transfers of a chain whose nodes are read without its wallet: `sending` is loaded when something is to be sent. */
export const transfersOver = <Reader>(
  read: (network: Network) => Reader,
  prepareTransfer: (
    reader: Reader,
    request: Parameters<Transfers["prepare"]>[0]
  ) => ReturnType<Transfers["prepare"]>,
  sending: Effect.Effect<TransferSending<Reader>, KitError>
): TransferSteps => ({
  prepare: (request) => prepareTransfer(read(request.network), request),
  send: ({ network, provider, transfer }) =>
    Effect.flatMap(sending, ({ sendTransfer }) => sendTransfer(read(network), provider, transfer)),
  follow: ({ network, transfer, hash }) =>
    Effect.flatMap(sending, ({ followTransfer }) => followTransfer(read(network), transfer, hash))
})
