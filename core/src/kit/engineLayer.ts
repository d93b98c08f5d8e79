import * as Layer from "effect/Layer"
import { Accounts } from "../account/Accounts.ts"
import { Balances } from "../balance/Balances.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import { Connections } from "../connection/Connections.ts"
import { Connectors } from "../connection/Connectors.ts"
import { Features } from "../feature/Features.ts"
import { Http } from "../http/Http.ts"
import { JsonRpc } from "../http/JsonRpc.ts"
import { Networks } from "../network/Networks.ts"
import { Notices } from "../notice/Notices.ts"
import { Plugins } from "../plugin/Plugins.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { Shell, type ShellShape } from "./Shell.ts"

/** Every service of the engine over a shell. All of it starts synchronously, so that a first click keeps its gesture. */
export const engineLayer = (shell: ShellShape) => {
  const given = Layer.mergeAll(
    Layer.succeed(Shell, shell),
    Layer.succeed(KeyValue, shell.storage),
    Http.layer,
    Namespaces.layer
  )
  const independent = Layer.mergeAll(
    Accounts.layer,
    Connectors.layer,
    Features.layer,
    JsonRpc.layer,
    Notices.layer,
    Plugins.layer,
    Telemetry.layer
  )
  return Layer.mergeAll(Networks.layer, Balances.layer).pipe(
    Layer.provideMerge(Connections.layer),
    Layer.provideMerge(independent),
    Layer.provideMerge(given)
  )
}
