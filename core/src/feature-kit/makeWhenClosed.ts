import * as Effect from "effect/Effect"
import { Notices } from "../notice/Notices.ts"
import { WindowsCutOffError } from "../page/errors.ts"
import type { WindowGone } from "../page/watchWindow.ts"
import type { OpenedPage } from "./openPage.ts"

/**
 * Makes what waits until the visitor has closed a window. It waits on where the page is cut off from its windows, which only the page's
 * developer can mend, and is told: the window is there, and who shows it says how it goes.
 */
export const makeWhenClosed = Effect.map(
  Notices,
  ({ tell }) =>
    (page: OpenedPage): Effect.Effect<void> =>
      Effect.flatMap(
        Effect.callback<WindowGone>((resume) => {
          const stop = page.watch((how) => resume(Effect.succeed(how)))
          return Effect.sync(stop)
        }),
        (how) =>
          how === "closed" ? Effect.void : Effect.andThen(tell(new WindowsCutOffError()), Effect.never)
      )
)
