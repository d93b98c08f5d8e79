import { attempt } from "./attempt.ts"
import { describeForeign, type ForeignCause } from "./ForeignCause.ts"

type Facts<Code extends string, Details extends object, Tag extends string> = Pick<
  KitError<Code, Details, Tag>,
  "_tag" | "code" | "details" | "advice" | "rejected"
>

/**
 * What every public action of the kit fails with: one class per failure, told apart by `code` (for people and logs)
 * or `_tag` (for Effect).
 *
 * `message` says what happened, `advice` what to do about it; both are English and meant for developers. A user
 * interface turns `code` into its own words. `cause` is a bounded, redacted description of a foreign value, never
 * the value itself.
 */
export abstract class KitError<
  Code extends string = string,
  Details extends object = object,
  Tag extends string = string
> extends Error {
  /** The name of the class. */
  declare readonly _tag: Tag
  /** Stable, upper snake case: `CONNECTION_REJECTED`. */
  declare readonly code: Code
  /** What the developer or the visitor can do. */
  declare readonly advice: string
  /** The data behind the message: ids, limits, units by name. */
  declare readonly details: Details
  /** Whether the visitor declined in the wallet: an outcome, not a failure. */
  declare readonly rejected: boolean
  declare readonly cause?: ForeignCause

  constructor(message: string, facts: Facts<Code, Details, Tag>, cause?: unknown) {
    super(message)
    Object.assign(this, facts)
    if (cause !== undefined) this.cause = describeForeign(cause)
  }

  override get name(): string {
    return this._tag
  }
}

/** Whether a value is an error of this copy of the core. Never throws, whatever traps a foreign value has. */
export const isOwnError = (value: unknown): value is KitError =>
  attempt(() => value instanceof KitError) ?? false
