import type * as Effect from "effect/Effect"
import type { KitError } from "../error/KitError.ts"

/** Goes between code of Promises and the kit's services, for those that must not bring Effect along. */
export interface EffectTools {
  /** Runs Promise code; what it throws or rejects with becomes a `KitError` by `failed`, unless it is one. */
  readonly call: <A>(
    ask: (signal: AbortSignal) => PromiseLike<A> | A,
    failed: (cause: unknown) => KitError
  ) => Effect.Effect<A, KitError>
  /** Runs an effect until the signal is aborted. Rejects with its `KitError`. */
  readonly run: <A>(effect: Effect.Effect<A, KitError>, signal?: AbortSignal) => Promise<A>
}
