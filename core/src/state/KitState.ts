import type { AccountState } from "../account/AccountState.ts"
import type { ConnectionState } from "../connection/ConnectionState.ts"
import type { FeatureState } from "../feature/FeatureState.ts"
import type { NavigationState } from "../navigation/NavigationState.ts"
import type { NetworkState } from "../network/NetworkState.ts"
import type { NoticeState } from "../notice/NoticeState.ts"
import type { PluginState } from "../plugin/PluginState.ts"

/**
 * Everything that a user interface may show, as one immutable value: parts that did not change keep their identity.
 * One value, so that status, address and network can never be seen disagreeing.
 */
export interface KitState {
  readonly plugin: PluginState
  readonly network: NetworkState
  readonly connection: ConnectionState
  /** By namespace. */
  readonly account: Readonly<Record<string, AccountState>>
  readonly feature: FeatureState
  readonly navigation: NavigationState
  readonly notice: NoticeState
}
