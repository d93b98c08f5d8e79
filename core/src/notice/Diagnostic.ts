import type { Alert } from "./NoticeState.ts"

/**
 * Something that the page's developer should know: an option that changes nothing, a plugin that did not start, a server that
 * does not answer. English, one sentence each; no secrets. Every `KitError` is one.
 */
export interface Diagnostic {
  /** Stable, upper snake case: `OPTION_UNKNOWN`. */
  readonly code: string
  /** What happened. */
  readonly message: string
  /** What to do about it. */
  readonly advice: string
  /** Where the documentation says more: a URL, or a page of the kit's docs. By default the entry of the code among the errors. */
  readonly page?: string
  /** How the alert looks; `error` by default for a `KitError`, otherwise `warning`. */
  readonly variant?: Alert["variant"]
}
