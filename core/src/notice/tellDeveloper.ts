import * as Effect from "effect/Effect"
import type { Diagnostic } from "./Diagnostic.ts"
import { Notices } from "./Notices.ts"

/**
 * Tells the page's developer of something wherever the kit's notices are: for what is given no services. Nothing is told while the
 * visitor is offline, which explains it.
 */
export const tellDeveloper = (diagnostic: Diagnostic): Effect.Effect<void> =>
  Effect.flatMap(Effect.context<never>(), (services) => {
    const notices = services.mapUnsafe.get(Notices.key) as Notices["Service"] | undefined
    return notices === undefined || globalThis.navigator?.onLine === false
      ? Effect.void
      : notices.tell(diagnostic)
  })
