import * as Effect from "effect/Effect"
import type { Network } from "../../chain/Network.ts"
import type { PreparedTransfer, TransferOutcome, Transfers } from "../../capability/Transfers.ts"
import type { KitError } from "../../error/KitError.ts"

/** The steps of a transfer, without what is known before their code is there. */
export type TransferSteps = Omit<Transfers, "memoBytes">

/** Transfers by a part of a plugin that is loaded with the first. Fails as that does, and as loading it. */
export const lazyTransfers = (part: Effect.Effect<TransferSteps, KitError>): TransferSteps => ({
  prepare: (request) => Effect.flatMap(part, ({ prepare }) => prepare(request)),
  send: (request) => Effect.flatMap(part, ({ send }) => send(request)),
  follow: (request) => Effect.flatMap(part, ({ follow }) => follow(request))
})

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
