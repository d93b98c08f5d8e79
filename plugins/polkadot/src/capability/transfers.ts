import { lazyPart, NodeAnswerInvalidError, type Transfers } from "@latchkey/core/effect"
import { checkTransferRequest } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { openChain, type TransferHost } from "../transfer/ChainReader.ts"
import { MAX_VALUE, prepareTransfer } from "../transfer/prepareTransfer.ts"

/** The native coin, by `transferKeepAlive`: signed by the wallet and sent over the network's own nodes. */
export const makeTransfers = (host: TransferHost): Transfers => {
  const sending = lazyPart("polkadot", () => import("../transfer/sending.ts"))
  return {
    prepare: (request) =>
      Effect.flatMap(checkTransferRequest(request, { most: MAX_VALUE }), () =>
        Effect.flatMap(openChain(host, request.network), (reader) => prepareTransfer(reader, request))
      ),
    send: ({ network, provider, transfer }) =>
      Effect.flatMap(sending, ({ sendTransfer }) =>
        openChain(host, network).pipe(
          // Nobody has asked the wallet yet: the error that says so of every chain.
          Effect.mapError((error) =>
            error._tag === "NodeUnreachableError"
              ? new NodeAnswerInvalidError({ networkId: network.caipNetworkId, what: "the network" }, error)
              : error
          ),
          Effect.flatMap((reader) => sendTransfer(reader, provider, transfer))
        )
      ),
    follow: ({ network, transfer, hash }) =>
      Effect.flatMap(sending, ({ followTransfer }) =>
        Effect.flatMap(openChain(host, network), (reader) => followTransfer(reader, transfer, hash))
      )
  }
}
