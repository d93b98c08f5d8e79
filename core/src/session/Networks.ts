import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import type { EffectApi } from "../kernel/Plugin.ts"
import type { SessionActions } from "./SessionActions.ts"
import type { Switching } from "./Switching.ts"

type Actions = EffectApi<Pick<SessionActions, "addNetwork" | "removeNetwork">>

/** Which network the kit is on. */
export class Networks extends Context.Service<
  Networks,
  Actions &
    Omit<Switching, "move"> & {
      readonly find: (networkId: CaipNetworkId) => Network | undefined
      /** Makes a network active on which the wallet of its namespace is already, or where there is none. */
      readonly activate: (networkId: CaipNetworkId) => Effect.Effect<void>
    }
>()("@latchkey/core/Networks") {}
