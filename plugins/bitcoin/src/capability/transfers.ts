import { lazyPart, type Http, type Transfers } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { esploraReader } from "../transfer/EsploraReader.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"

/** Bitcoin, signed and sent by the wallet: out of a transaction of the kit's, or as the wallet makes it. */
export const makeTransfers = (http: Http["Service"], options: ReadOptions): Transfers => {
  const sending = lazyPart("bitcoin", () => import("../transfer/sending.ts"))
  return {
    prepare: (request) => prepareTransfer(esploraReader(http, options, request.network), request),
    send: ({ network, provider, transfer }) =>
      Effect.flatMap(sending, ({ sendTransfer }) =>
        sendTransfer(esploraReader(http, options, network), provider, transfer)
      ),
    follow: ({ network, transfer, hash }) =>
      Effect.flatMap(sending, ({ followTransfer }) =>
        followTransfer(esploraReader(http, options, network), transfer, hash)
      )
  }
}
