import * as Effect from "effect/Effect"
import { isOwnError, type KitError } from "../error/KitError.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import { lazyPart } from "../kernel/lazyPart.ts"
import { tellDeveloper } from "../notice/tellDeveloper.ts"
import { withDeadlines } from "./withDeadlines.ts"

/** How long a source may take to be loaded, and for each answer, in milliseconds. */
const ANSWER_MILLIS = 15_000

/** What fills a slot of sources: who it is, and what loads it. */
export interface DeclaredSource<Source> {
  /** The plugin's id. */
  readonly id: string
  readonly load: () => Promise<Source>
}

/**
 * Makes what loads the sources of a slot, each once. Whatever a source is asked has an end: after 15 s without an answer, and where it
 * throws, it fails as `failed` says. `untimed` are the functions that answer at once. Fails: `PluginPartMissingError`, `failed`.
 */
export const makeSources = <Source extends object, Declared extends DeclaredSource<Source>>(
  failed: (declared: Declared, cause: unknown) => KitError,
  untimed: ReadonlyArray<keyof Source & string> = []
) => {
  const parts = new Map<string, Effect.Effect<Source, KitError>>()
  return (declared: Declared): Effect.Effect<Source, KitError> => {
    const before = parts.get(declared.id)
    if (before !== undefined) return before
    const toError = (cause: unknown) => (isOwnError(cause) ? cause : failed(declared, cause))
    const part = lazyPart(declared.id, async () =>
      withDeadlines(await declared.load(), ANSWER_MILLIS, toError, untimed)
    )
    const loading = Effect.tapError(
      withDeadline(part, ANSWER_MILLIS, () => Effect.fail(failed(declared, "It did not load in time."))),
      tellDeveloper
    )
    parts.set(declared.id, loading)
    return loading
  }
}
