import * as Context from "effect/Context"
import type { AccountType } from "../chain/Account.ts"
import type { NetworkInput } from "../chain/Network.ts"
import type { UnsupportedNetworkPolicy } from "./NetworkState.ts"

/** What an app says of its networks and its visitors' sessions. */
export interface SessionOptions {
  /** At least one. viem's chain objects fit unchanged. */
  readonly networks: ReadonlyArray<NetworkInput>
  /** The network at first visit; by default the first of `networks`. */
  readonly defaultNetwork?: NetworkInput
  /** RPC URLs by CAIP-2 id: reads ask them first, in their order. What else is asked is the chain plugin's matter. */
  readonly customRpcUrls?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Image URLs by network id. */
  readonly chainImages?: Readonly<Record<string, string>>
  /** Preferred account types by namespace, where the visitor has not chosen; by default what the chain's plugin says. */
  readonly defaultAccountTypes?: Readonly<Record<string, AccountType>>
  /** Restore the last session at start; on unless `false`. */
  readonly enableReconnect?: boolean
  /** Offer network switching; on unless `false`. */
  readonly enableNetworkSwitch?: boolean
  /** What to do when the wallet is on a network outside `networks`; `block` by default. */
  readonly unsupportedNetwork?: UnsupportedNetworkPolicy
}

/** What the app says of its networks and sessions, for services. */
export class SessionSettings extends Context.Service<SessionSettings, SessionOptions>()(
  "@latchkey/core/SessionSettings"
) {}
