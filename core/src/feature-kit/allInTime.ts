import { CapabilityFailedError } from "../capability/answerErrors.ts"
import { ANSWER_MILLIS } from "../capability/askOne.ts"
import type { Capabilities, CapabilityEntry } from "../capability/Capabilities.ts"
import type { Capability } from "../capability/Capability.ts"
import { isOwnError } from "../error/KitError.ts"
import { withDeadlines } from "./withDeadlines.ts"

/**
 * Everything of one kind, as `Capabilities.all` gives it, for a feature that asks them itself: each answer has 30 s, and fails with
 * `CapabilityFailedError` where it is late or something is thrown. `untimed` are functions that answer at once or wait for the visitor.
 */
export const allInTime = <T extends object>(
  capabilities: Capabilities["Service"],
  namespace: string,
  capability: Capability<T>,
  untimed?: ReadonlyArray<keyof T & string>
): ReadonlyArray<CapabilityEntry<T>> =>
  capabilities.all(namespace, capability).map((entry) => {
    const { plugin, value } = entry
    const failed = (cause: unknown) =>
      isOwnError(cause) ? cause : new CapabilityFailedError({ plugin, capability: capability.name }, cause)
    return { ...entry, value: withDeadlines(value, ANSWER_MILLIS, failed, untimed) }
  })
