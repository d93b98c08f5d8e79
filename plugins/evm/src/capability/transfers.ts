import { lazyPart, type JsonRpc, type Transfers } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import type { FeePaying } from "../payer/FeePaying.ts"
import { chainReader } from "../transfer/ChainReader.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"
import { sendTransfer } from "../transfer/sendTransfer.ts"

/** The native coin and ERC-20 tokens, those included whose `transfer` gives nothing back, by `eth_sendTransaction`. */
export const makeTransfers = (rpc: JsonRpc["Service"], options: EvmOptions, paying: FeePaying): Transfers => {
  const following = lazyPart("evm", () => import("../transfer/followTransfer.ts"))
  return {
    prepare: (request) => prepareTransfer(chainReader(rpc, options, request), request, options, paying),
    send: (request) =>
      sendTransfer(chainReader(rpc, options, request), request.provider, request.transfer, paying),
    follow: (request) =>
      Effect.flatMap(following, ({ followTransfer }) =>
        followTransfer(chainReader(rpc, options, request), request.transfer, request)
      )
  }
}
