import type { FeatureState } from "../feature/FeatureState.ts"
import type { PluginState } from "../kernel/PluginState.ts"
import type { NavigationState } from "../navigation/NavigationState.ts"
import type { NoticeState } from "../notice/NoticeState.ts"
import type { SessionState } from "../session/slices.ts"
import type { TransactionsState } from "../transaction/TransactionsState.ts"

/**
 * Everything that a user interface may show, as one immutable value: parts that did not change keep their identity.
 * One value, so that status, address and network can never be seen disagreeing. Each installed plugin that has state of
 * its own adds a part under its id.
 */
export interface KitState extends SessionState {
  readonly plugin: PluginState
  /** Names of what each namespace can do, by namespace. */
  readonly capability: Readonly<Record<string, ReadonlyArray<string>>>
  readonly feature: FeatureState
  readonly navigation: NavigationState
  readonly notice: NoticeState
  /** What wallets were asked for, and what became of it. */
  readonly transactions: TransactionsState
}
