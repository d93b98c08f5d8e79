import type { Capability } from "../capability/Capability.ts"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { isRejection } from "../error/isRejection.ts"
import { CapabilityFailedError } from "../capability/answerErrors.ts"
import type { EffectTools } from "./EffectTools.ts"

/**
 * A capability as those write and use it who write with Promises: pass it to `addCapability`, `capabilitiesOf` and
 * `askCapability` of a plugin's `setup`. Each function gets an `AbortSignal` behind its request, which is aborted when nobody
 * waits for the answer any more.
 */
export interface PromiseCapability<P> extends Capability<P> {
  /** What the kit's services take. */
  readonly toEffect: (value: P, tools: EffectTools) => unknown
  /** The same as Promises, of whoever has the capability. */
  readonly toPromise: (value: any, tools: EffectTools) => P
}

/** What a capability fails with when the Promise code that has it throws something that is no `KitError`. */
export const failedCapability =
  (capability: string) =>
  (cause: unknown): KitError =>
    isRejection(cause) ? new CancelledError(cause) : new CapabilityFailedError({ capability }, cause)
