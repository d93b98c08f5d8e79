import { describeForeign, type ForeignCause } from "./ForeignCause.ts"

/**
 * What every public action of the kit fails with: one class per failure, told apart by `code` (for people and logs)
 * or `_tag` (for Effect).
 *
 * `message` says what happened, `advice` what to do about it; both are English and meant for developers. A user
 * interface turns `code` into its own words. `cause` is a bounded, redacted description of a foreign value, never
 * the value itself.
 */
export abstract class KitError<Code extends string = string, Details extends object = object> extends Error {
  abstract readonly _tag: string
  /** Stable, upper snake case: `CONNECTION_REJECTED`. */
  readonly code: Code
  /** What the developer or the visitor can do. */
  readonly advice: string
  /** The data behind the message: ids, limits, units by name. */
  readonly details: Details
  override readonly cause?: ForeignCause

  constructor(code: Code, details: Details, message: string, advice: string, cause?: unknown) {
    super(message)
    this.code = code
    this.details = details
    this.advice = advice
    if (cause !== undefined) this.cause = describeForeign(cause)
  }

  override get name(): string {
    return this._tag
  }
}

/** Whether a value is an error of the kit's. Never throws, whatever traps a foreign value has. */
export const isKitError = (value: unknown): value is KitError => {
  try {
    return value instanceof KitError
  } catch {
    return false
  }
}

/** A defect of the kit itself: report it with the details. */
export class InternalError extends KitError<"INTERNAL"> {
  readonly _tag = "InternalError"
  constructor(cause: unknown) {
    super(
      "INTERNAL",
      {},
      "The kit failed in a way it does not know.",
      "Please report this with the cause.",
      cause
    )
  }
}

/** The kit was disposed of; it answers nothing any more. */
export class KitDisposedError extends KitError<"KIT_DISPOSED"> {
  readonly _tag = "KitDisposedError"
  constructor() {
    super("KIT_DISPOSED", {}, "This kit was disposed of.", "Create a new one with createKit.")
  }
}

/** The caller's `AbortSignal` or the visitor ended the action. Not a failure: nothing was changed. */
export class CancelledError extends KitError<"CANCELLED"> {
  readonly _tag = "CancelledError"
  constructor() {
    super("CANCELLED", {}, "The action was cancelled.", "Nothing was changed; start it again when wanted.")
  }
}
