import { lazyPart, type Host } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { IsSupported } from "./account/makeSupported.ts"
import type { ResolvedOptions } from "./ResolvedOptions.ts"

/** Says which networks the service serves, to all parts of one kit; what asks it loads when first asked. */
export const supportedNetworks = (options: ResolvedOptions) =>
  Effect.map(Effect.context<Host | Scope.Scope>(), (context): IsSupported => {
    const part = lazyPart("cloud", async () => {
      const { makeSupported } = await import("./account/makeSupported.ts")
      return Effect.runSyncWith(context)(makeSupported(options))
    })
    return (network) => Effect.flatMap(part, (isSupported) => isSupported(network))
  })
