import type { NoticeActions } from "../notice/NoticeActions.ts"
import type { Events } from "../telemetry/makeEvents.ts"
import { judgeOptions } from "./judgeOptions.ts"
import { sayInConsole } from "./sayInConsole.ts"

// What `#development` is under the condition `development`, which bundlers and their servers set where they do not build for
// production.

/**
 * What a development build does beside making a kit: it judges the options, and what the developer is told stands in the console too.
 *
 * Fails: throws `OptionInvalidError` where no kit can be made of the options.
 */
export const develop = <Made extends Pick<NoticeActions, "tell"> & Pick<Events, "onEvent">>(
  options: unknown,
  make: () => Made
): Made => {
  const found = judgeOptions(options)
  const kit = make()
  sayInConsole(kit)
  for (const diagnostic of found) kit.tell(diagnostic).catch(() => {})
  return kit
}
