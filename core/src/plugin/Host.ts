import type { Balances } from "../balance/Balances.ts"
import type { Capabilities } from "../capability/Capabilities.ts"
import type { Features } from "../feature/Features.ts"
import type { Http } from "../http/Http.ts"
import type { JsonRpc } from "../http/JsonRpc.ts"
import type { Journey } from "../journey/Journey.ts"
import type { PluginModule as KernelModule } from "../kernel/Plugin.ts"
import type { Plugins } from "../kernel/Plugins.ts"
import type { State } from "../kernel/State.ts"
import type { Namespaces } from "../namespace/Namespaces.ts"
import type { Navigator } from "../navigation/Navigator.ts"
import type { Notices } from "../notice/Notices.ts"
import type { Accounts } from "../session/Accounts.ts"
import type { AppInfo } from "../session/App.ts"
import type { Connections } from "../session/Connections.ts"
import type { Connectors } from "../session/Connectors.ts"
import type { Networks } from "../session/Networks.ts"
import type { SessionSettings } from "../session/SessionOptions.ts"
import type { KeyValue } from "../storage/KeyValue.ts"
import type { Transactions } from "../transaction/Transactions.ts"
import type { Telemetry } from "../telemetry/Telemetry.ts"

/** The services that a plugin may use. */
export type Host =
  | Accounts
  | AppInfo
  | Balances
  | Capabilities
  | Connections
  | Connectors
  | Features
  | Http
  | Journey
  | JsonRpc
  | KeyValue
  | Namespaces
  | Navigator
  | Networks
  | Notices
  | Plugins
  | SessionSettings
  | State
  | Telemetry
  /** Where the plugin names `transactions` in its `requires`. */
  | Transactions

/** What the `load` of a plugin gives that is written with Effect; `Contracts` is what plugins that it requires provide. */
export type PluginModule<Api extends object = object, Contracts = never> = KernelModule<Api, Host | Contracts>
