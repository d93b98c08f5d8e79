import { lazyPart, type JsonRpc, type Transfers } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { SolanaOptions } from "../SolanaApi.ts"
import { chainReader } from "../transfer/ChainReader.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"

/** The native coin, and tokens of both token programs, signed by the wallet and sent over the network's own nodes. */
export const makeTransfers = (rpc: JsonRpc["Service"], options: SolanaOptions): Transfers => {
  const sending = lazyPart("solana", () => import("../transfer/sending.ts"))
  return {
    prepare: (request) => prepareTransfer(chainReader(rpc, options, request.network), options, request),
    send: ({ network, provider, transfer }) =>
      Effect.flatMap(sending, ({ sendTransfer }) =>
        sendTransfer(chainReader(rpc, options, network), provider, transfer)
      ),
    follow: ({ network, transfer, hash }) =>
      Effect.flatMap(sending, ({ followTransfer }) =>
        followTransfer(chainReader(rpc, options, network), transfer, hash)
      )
  }
}
