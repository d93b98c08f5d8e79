import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { attempt } from "../error/attempt.ts"
import { lazyService } from "../kernel/lazyService.ts"
import { loadWhen } from "../kernel/loadWhen.ts"
import type { EffectApi, PluginModule } from "../kernel/Plugin.ts"
import { readSlot } from "../kernel/Slot.ts"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import { State } from "../kernel/State.ts"
import type { KitState } from "../state/KitState.ts"
import type { JourneyActions } from "./JourneyActions.ts"
import { journeyRules } from "./JourneyRule.ts"

/** Decides what is shown next: the only one who does. */
export class Journey extends Context.Service<Journey, EffectApi<JourneyActions>>()(
  "@latchkey/core/Journey"
) {}

/** What is loaded as soon as something may lead on. */
export interface JourneyParts {
  /** Makes the journeys of one kit, given the state in which it started and the one in which they were asked for. */
  readonly makeJourney: (first: KitState, asked: KitState) => Effect.Effect<Journey["Service"], never, any>
}

/** Whether something may lead on: a wallet is there or was asked, or a moment has come that a plugin describes itself. */
const leadsOn = (before: KitState, after: KitState): boolean =>
  Object.keys(after.attempt).length > 0 ||
  Object.values(after.account).some(({ status }) => status !== "disconnected") ||
  readSlot(after.plugin.fillings, journeyRules).some(
    ({ on }) => typeof on === "function" && attempt(() => on(before, after))
  )

/**
 * The journeys as a plugin of the kit itself; they come with a part, which is loaded as soon as something may lead on. What
 * is in the same part is there when a wallet has answered.
 */
export const journeyModule = (
  part: Effect.Effect<JourneyParts, PluginPartMissingError>
): PluginModule<JourneyActions> => ({
  start: Effect.gen(function* () {
    const state = yield* State
    const snapshot = () => state.snapshot() as unknown as KitState
    const first = snapshot()
    const journey = yield* lazyService(
      Effect.suspend(() => {
        const asked = snapshot()
        return Effect.map(part, ({ makeJourney }) => makeJourney(first, asked))
      }),
      (make) => make
    )
    yield* loadWhen(journey, () => leadsOn(first, snapshot()))
    return Context.make(Journey, {
      requestNetwork: (request) => Effect.flatMap(journey, (loaded) => loaded.requestNetwork(request)),
      showAccount: (request) => Effect.flatMap(journey, (loaded) => loaded.showAccount(request))
    })
  }),
  actions: Journey
})
