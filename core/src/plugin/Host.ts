import type { Accounts } from "../account/Accounts.ts"
import type { Balances } from "../balance/Balances.ts"
import type { Connections } from "../connection/Connections.ts"
import type { Connectors } from "../connection/Connectors.ts"
import type { Features } from "../feature/Features.ts"
import type { JsonRpc } from "../http/JsonRpc.ts"
import type { Http } from "../http/Http.ts"
import type { KeyValue } from "../storage/KeyValue.ts"
import type { Namespaces } from "../chain/Namespaces.ts"
import type { Networks } from "../network/Networks.ts"
import type { Notices } from "../notice/Notices.ts"
import type { Shell } from "../kit/Shell.ts"
import type { Telemetry } from "../telemetry/Telemetry.ts"

/** The services that a plugin may use. */
export type Host =
  | Accounts
  | Balances
  | Connections
  | Connectors
  | Features
  | Http
  | JsonRpc
  | KeyValue
  | Namespaces
  | Networks
  | Notices
  | Shell
  | Telemetry
