import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { Capabilities } from "../capability/Capabilities.ts"
import { CapabilityMissingError } from "../capability/errors.ts"
import { PluginDuplicateError } from "../plugin/errors.ts"
import type { Namespace } from "./Namespace.ts"

/** The namespaces that chain plugins registered. */
export class Namespaces extends Context.Service<
  Namespaces,
  {
    /** Adds a namespace until the scope closes. Fails: `PluginDuplicateError`. */
    readonly register: (namespace: Namespace) => Effect.Effect<void, PluginDuplicateError, Scope.Scope>
    readonly get: (id: string) => Namespace | undefined
    /** A capability of a namespace. Fails: `CapabilityMissingError`. */
    readonly capability: <K extends keyof Capabilities>(
      id: string,
      capability: K
    ) => Effect.Effect<NonNullable<Capabilities[K]>, CapabilityMissingError>
  }
>()("@latchkey/core/Namespaces") {
  static readonly layer = Layer.sync(this, () => {
    const registered = new Map<string, Namespace>()
    return Namespaces.of({
      register: (namespace) =>
        Effect.acquireRelease(
          Effect.suspend(() => {
            if (registered.has(namespace.id)) return Effect.fail(new PluginDuplicateError(namespace.id))
            registered.set(namespace.id, namespace)
            return Effect.void
          }),
          () => Effect.sync(() => void registered.delete(namespace.id))
        ),
      get: (id) => registered.get(id),
      capability: (id, capability) => {
        const found = registered.get(id)?.capabilities[capability]
        return found === undefined
          ? Effect.fail(new CapabilityMissingError(id, capability))
          : Effect.succeed(found as NonNullable<typeof found>)
      }
    })
  })
}
