import { lazyPart, type JsonRpc, type Transfers } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { chainReader } from "../transfer/ChainReader.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"

/** The native coin, signed by the wallet and sent over the network's own nodes. */
export const makeTransfers = (
  rpc: JsonRpc["Service"],
  options: ReadOptions,
  memoBytes: number
): Pick<Transfers, "prepare" | "send" | "follow"> => {
  const sending = lazyPart("cosmos", () => import("../transfer/sending.ts"))
  return {
    prepare: (request) => prepareTransfer(chainReader(rpc, options, request.network), request, memoBytes),
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
