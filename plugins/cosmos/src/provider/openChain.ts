import type { Network } from "@latchkey/core"
import { hasFunction, type WalletFault } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { ask, isChainUnknown, onChain } from "./Keplr.ts"
import { toChainInfo } from "./toChainInfo.ts"
import { toKey, type WalletKey } from "./WalletKey.ts"

/**
 * Asks a wallet for permission to use a network, and for the account there. A wallet that does not know the network is told
 * it, where the network object says enough, and asked again.
 *
 * The first call is made in the task that runs the effect. Without a deadline: each step may ask the visitor, and in
 * some wallets it is `getKey` that does. Fails: `WalletFault`.
 */
export const openChain = (provider: unknown, network: Network): Effect.Effect<WalletKey, WalletFault> =>
  onChain(network, (chainId) => {
    const open = Effect.andThen(ask(provider, "enable", chainId), ask(provider, "getKey", chainId))
    const suggest = (fault: WalletFault) => {
      const info = toChainInfo(network)
      return info === undefined
        ? Effect.fail(fault)
        : Effect.andThen(ask(provider, "experimentalSuggestChain", info), open)
    }
    return open.pipe(
      Effect.catch((fault) =>
        isChainUnknown(fault) && hasFunction(provider, "experimentalSuggestChain")
          ? suggest(fault)
          : Effect.fail(fault)
      ),
      Effect.flatMap(toKey(network))
    )
  })
