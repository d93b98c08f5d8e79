import * as Effect from "effect/Effect"
import { Capabilities } from "../capability/Capabilities.ts"
import { PluginDuplicateError } from "../kernel/errors.ts"
import { each } from "../flow/each.ts"
import type { Namespace } from "./Namespace.ts"
import { Namespaces } from "./Namespaces.ts"

/** Makes the namespaces of one kit. */
export const makeNamespaces = /* @__PURE__ */ Effect.gen(function* () {
  const capabilities = yield* Capabilities
  const registered = new Map<string, Namespace>()
  return Namespaces.of({
    register: (namespace) =>
      Effect.andThen(
        Effect.acquireRelease(
          Effect.suspend(() => {
            if (registered.has(namespace.id))
              return Effect.fail(new PluginDuplicateError({ id: namespace.id }))
            registered.set(namespace.id, namespace)
            return Effect.void
          }),
          () => Effect.sync(() => void registered.delete(namespace.id))
        ),
        each(
          Object.entries(namespace.capabilities).filter(([, value]) => value !== undefined),
          ([name, value]) =>
            capabilities.register(namespace.id, { name }, { value, source: "node", plugin: namespace.id })
        )
      ),
    get: (id) => registered.get(id)
  })
})
