import type { Network } from "@latchkey/core"
import * as Effect from "effect/Effect"
import { chainIdOf } from "../CosmosNetwork.ts"
import { ask, failed, hasMethod, type WalletFault } from "./Keplr.ts"
import { toKey, type WalletKey } from "./WalletKey.ts"

const chainInfo = Effect.tryPromise({ try: () => import("./toChainInfo.ts"), catch: failed })

/**
 * Asks a wallet for leave to use a network, and for the account there. A wallet that does not know the network is told
 * it, where the network object says enough, and asked again.
 *
 * The first call is made in the task that runs the effect. Without a deadline: each step may ask the visitor, and in
 * some wallets it is `getKey` that does. Fails: `WalletFault`.
 */
export const openChain = (provider: unknown, network: Network): Effect.Effect<WalletKey, WalletFault> =>
  Effect.suspend(() => {
    const chainId = chainIdOf(network)
    if (chainId === undefined)
      return Effect.fail(failed(`${network.caipNetworkId} does not say its chain id.`))
    const open = Effect.andThen(ask(provider, "enable", chainId), ask(provider, "getKey", chainId))
    const suggest = (fault: WalletFault) =>
      Effect.flatMap(chainInfo, ({ toChainInfo }) => {
        const info = toChainInfo(network)
        return info === undefined
          ? Effect.fail(fault)
          : Effect.andThen(ask(provider, "experimentalSuggestChain", info), open)
      })
    return open.pipe(
      Effect.catch((fault) =>
        fault.kind === "unknownChain" && hasMethod(provider, "experimentalSuggestChain")
          ? suggest(fault)
          : Effect.fail(fault)
      ),
      Effect.flatMap(toKey(network))
    )
  })
