import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Connector } from "./Connector.ts"
import type { ConnectorDuplicateError } from "./errors.ts"

/** The ways to connect that plugins registered. */
export class Connectors extends Context.Service<
  Connectors,
  {
    /** Adds a connector until the scope closes. Fails: `ConnectorDuplicateError`. */
    readonly register: (connector: Connector) => Effect.Effect<void, ConnectorDuplicateError, Scope.Scope>
    /** Replaces a registered connector's marks: a wallet that turned out to clash with another. */
    readonly mark: (id: string, marks: { readonly clash: boolean }) => void
    readonly get: (id: string) => Connector | undefined
    /** Id of the plugin that registered a connector; undefined where there is no such connector. */
    readonly pluginOf: (id: string) => string | undefined
    /** Calls `listener` after each registration and removal. */
    readonly subscribe: (listener: () => void) => () => void
  }
>()("@latchkey/core/Connectors") {}
