import { defineSlice } from "../kernel/Slice.ts"
import type { AccountState } from "./AccountState.ts"
import type { AttemptState } from "./AttemptState.ts"
import type { ConnectionState } from "./ConnectionState.ts"
import type { NetworkState } from "./NetworkState.ts"

/** The parts of the kit's state that say who is connected, where, and what is being asked of a wallet. */
export interface SessionState {
  readonly network: NetworkState
  readonly connection: ConnectionState
  /** By namespace. */
  readonly account: Readonly<Record<string, AccountState>>
  readonly attempt: AttemptState
}

/** Which network the kit is on, and what each namespace has. */
export const networkSlice = defineSlice<NetworkState>("network", {
  byNamespace: {},
  isSwitchingNamespace: false
})

/** Connectors, connections and what is going on between them. */
export const connectionSlice = defineSlice<ConnectionState>("connection", {
  connectors: [],
  connections: {},
  attempts: {},
  recent: [],
  settled: false
})

/** The account of each namespace. */
export const accountSlice = defineSlice<SessionState["account"]>("account", {})

/** What was last asked of a wallet and how it went. */
export const attemptSlice = defineSlice<AttemptState>("attempt", {})
