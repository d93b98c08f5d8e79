import type * as Effect from "effect/Effect"
import type { Account } from "../chain/Account.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** Moving a connected wallet to another network of its namespace. */
export interface NetworkSwitching {
  /**
   * Asks the wallet to move, offering to add the network where it is unknown there, and ends only after the wallet
   * itself says that it is on it. Where the page alone chooses the network, no wallet is asked. Answers with the
   * accounts where they read otherwise on that network: another prefix, another key.
   *
   * Fails: `NetworkSwitchRejectedError`, `NetworkSwitchFailedError`, `NetworkSwitchUnsupportedError`.
   */
  readonly switchNetwork: (request: {
    readonly provider: unknown
    readonly network: Network
  }) => Effect.Effect<ReadonlyArray<Account> | void, KitError>
}

/** The capability of a namespace that has several networks to move between. */
export const networkSwitching = defineCapability<NetworkSwitching>("networkSwitching")
