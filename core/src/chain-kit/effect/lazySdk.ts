import type * as Effect from "effect/Effect"
import { fromPromise } from "../../flow/fromPromise.ts"
import { SdkMissingError } from "../../kernel/sdkErrors.ts"

/**
 * A chain's library, which the app installs, loaded when it is first needed. `library` is its name and the version that
 * is expected, as an error says it. Fails: `SdkMissingError`.
 */
export const lazySdk = <A>(library: string, load: () => Promise<A>): Effect.Effect<A, SdkMissingError> =>
  fromPromise(load, (cause) => new SdkMissingError({ library }, cause))
