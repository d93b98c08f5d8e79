import * as Effect from "effect/Effect"
import { CancelledError, InternalError } from "../error/errors.ts"
import { isOwnError, type KitError } from "../error/KitError.ts"
import { State } from "../kernel/State.ts"
import type { NamespaceGrant } from "./Connector.ts"
import { NotConnectedError } from "./errors.ts"
import type { LiveSession } from "./Facts.ts"
import { makeRuns } from "./Runs.ts"
import { SessionFacts } from "./SessionFacts.ts"

/** What connected wallets are asked for and have not answered yet: each ends with the connection that it was asked over. */
export const makeQuestions = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const state = yield* State
  const scope = yield* Effect.scope
  const connectionsOf = (namespace: string) => facts.get().namespaces[namespace]?.connections ?? []
  const questions = makeRuns<{ readonly namespace: string; readonly live: LiveSession }, unknown>(scope, {
    superseded: () => new CancelledError(),
    onEnd: () => {},
    toError: (_, defect) => (isOwnError(defect) ? defect : new InternalError(defect))
  })
  const ask = <A, E extends KitError>(
    namespace: string,
    use: (grant: NamespaceGrant) => Effect.Effect<A, E>
  ): Effect.Effect<A, KitError> =>
    Effect.suspend(() => {
      const entry = connectionsOf(namespace)[0]
      return entry === undefined
        ? Effect.fail(new NotConnectedError({ namespace }))
        : (questions.begin({ namespace, live: entry.live }, [], () => use(entry.grant)) as Effect.Effect<
            A,
            KitError
          >)
    })
  const unsubscribe = state.subscribe(() => {
    for (const question of questions.all()) {
      const { namespace, live } = question.info
      if (!connectionsOf(namespace).some((entry) => entry.live === live))
        questions.stop(question, new NotConnectedError({ namespace }))
    }
  })
  yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))
  return { ask }
})
