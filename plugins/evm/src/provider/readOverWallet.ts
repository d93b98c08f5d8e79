import type { Network } from "@latchkey/core"
import { NetworkMismatchError } from "@latchkey/core/effect"
import type { WalletFault } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { chainIdOf, toNetworkId } from "../ChainId.ts"
import { read } from "./Eip1193.ts"
import { readChainId } from "./readChainId.ts"

/** Asks a wallet for something that every node of a network can tell, when it says that it is on the network. */
export const readOverWallet = (
  provider: unknown,
  network: Pick<Network, "caipNetworkId">,
  method: string,
  params: ReadonlyArray<unknown>
): Effect.Effect<unknown, WalletFault | NetworkMismatchError> =>
  Effect.flatMap(readChainId(provider), (id): Effect.Effect<unknown, WalletFault | NetworkMismatchError> =>
    id === chainIdOf(network)
      ? read(provider, method, params)
      : Effect.fail(new NetworkMismatchError({ expected: network.caipNetworkId, actual: toNetworkId(id) }))
  )
