import { JsonRpc, NodeAnswerInvalidError, type NativeBalance } from "@latchkey/core/effect"
import type { ReadOptions } from "@latchkey/core/chain-kit"
import { decodeAnswer, nativeAmount, readSources } from "@latchkey/core/chain-kit/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { readOverWallet } from "../provider/readOverWallet.ts"
import { decodeQuantity } from "../Quantity.ts"

/**
 * Native balances by `eth_getBalance`, latest block, over the sources of `readSources`. How the wallet is asked is handed
 * in: it is loaded already.
 */
export const makeNativeBalance = (
  services: Context.Context<JsonRpc>,
  options: ReadOptions,
  askWallet: typeof readOverWallet
): NativeBalance => ({
  read: ({ address, network, provider }) => {
    const { caipNetworkId } = network
    const method = "eth_getBalance"
    const params = [address, "latest"]
    const decode = decodeAnswer(network, "a balance", decodeQuantity)
    const overWallet = Effect.mapError(askWallet(provider, network, method, params), (fault) =>
      fault._tag === "WalletFault"
        ? new NodeAnswerInvalidError({ networkId: caipNetworkId, what: "a balance" }, fault.cause)
        : fault
    )
    return nativeAmount(
      network,
      readSources(network, options, {
        overUrls: (urls) =>
          Effect.flatMap(
            Context.get(services, JsonRpc).request({ urls, method, params, kind: "read" }),
            decode
          ),
        overWallet: provider === undefined ? undefined : Effect.flatMap(overWallet, decode)
      })
    )
  }
})
