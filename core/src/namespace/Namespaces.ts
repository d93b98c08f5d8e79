import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { PluginDuplicateError } from "../kernel/errors.ts"
import type { Namespace } from "./Namespace.ts"

/** The namespaces that chain plugins registered. */
export class Namespaces extends Context.Service<
  Namespaces,
  {
    /** Adds a namespace and what it can do, until the scope closes. Fails: `PluginDuplicateError`. */
    readonly register: (namespace: Namespace) => Effect.Effect<void, PluginDuplicateError, Scope.Scope>
    readonly get: (id: string) => Namespace | undefined
  }
>()("@latchkey/core/Namespaces") {}
