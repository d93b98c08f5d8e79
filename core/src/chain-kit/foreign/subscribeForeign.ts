import { callForeign } from "../wallet/callForeign.ts"
import { attempt } from "../../error/attempt.ts"

const call = (value: unknown) => (typeof value === "function" ? value() : undefined)

/**
 * Subscribes by a call of foreign code, in the caller's task, that answers with the function which ends it, or with a
 * promise of that. The returned function ends it as soon as there is a way to. Never throws, whatever the answer is or
 * does.
 */
export const subscribeForeign = (subscribe: () => unknown): (() => void) => {
  const answer = attempt(subscribe)
  const settled = callForeign(() => answer)
  // Rejected while nobody waits, it would be an unhandled rejection.
  settled.catch(() => {})
  return () =>
    void callForeign(() => (typeof answer === "function" ? call(answer) : settled.then(call))).catch(() => {})
}
