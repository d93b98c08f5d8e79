import * as Context from "effect/Context"

/** The live providers of connected namespaces, by namespace: of the kit, but no part of a snapshot. */
export class Providers extends Context.Service<Providers, Map<string, unknown>>()(
  "@latchkey/core/Providers"
) {}
