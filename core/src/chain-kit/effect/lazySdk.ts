import type * as Effect from "effect/Effect"
import { fromPromise } from "../../flow/fromPromise.ts"
import { SdkMissingError } from "../../kernel/sdkErrors.ts"

/**
 * A chain's library, which the app installs, loaded when it is first needed. `library` is its name and the version that
 * is expected, as an error says it. Fails: `SdkMissingError`.
 *
 * `load` catches what its `import()` throws, and throws `missing` of it: without a `try` around the `import()`, bundlers
 * fail where the library is not installed.
 */
export const lazySdk = <A>(
  library: string,
  load: (missing: (cause: unknown) => SdkMissingError) => Promise<A>
): Effect.Effect<A, SdkMissingError> => {
  const missing = (cause: unknown) => new SdkMissingError({ library }, cause)
  return fromPromise(
    () => load(missing),
    (cause) => (cause instanceof SdkMissingError ? cause : missing(cause))
  )
}
