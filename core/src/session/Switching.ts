import type * as Effect from "effect/Effect"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { SessionActions } from "./SessionActions.ts"

/** What moves the kit, and a wallet that is connected, to another network. */
export interface Switching extends EffectApi<Pick<SessionActions, "switchNetwork">> {
  /** Moves to a network of the app, also where visitors may not; how it goes is in the state. */
  readonly move: (network: Network) => Effect.Effect<void>
  /** Ends the switch to a network; the wallet's late answer changes nothing. */
  readonly cancelSwitch: (networkId: CaipNetworkId) => Effect.Effect<void>
  /** Forgets how the latest switch went. */
  readonly forgetSwitch: Effect.Effect<void>
}
