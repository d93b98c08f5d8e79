import { errorCode, type ErrorCode } from "./ErrorCode.ts"
import { KitError } from "./KitError.ts"

/** What a class of errors says, each a text or a function of the details that makes one. */
export interface ErrorWords<Details extends object, Given extends object, Code extends string> {
  /** What happened, in English, for developers. The parameter says what the details are. */
  readonly text: string | ((details: Details) => string)
  /** What the developer or the visitor can do. */
  readonly advice: string | ((details: NoInfer<Details>) => string)
  /** Makes the details of what the constructor was given: bounds and cleans foreign values. Kept as given without it. */
  readonly details?: (given: Given) => Details
  /** Where it is not the name in upper snake case: the codes of a plugin begin with the plugin's id. */
  readonly code?: Code
  /** The visitor declined: an outcome, not a failure. */
  readonly rejected?: true
}

/** A class that `defineError` made: to be extended, under the name that is its tag. */
export interface ErrorClass<
  Tag extends string,
  Code extends string,
  Details extends object,
  Given extends object
> {
  new (
    ...given: keyof Given extends never ? [cause?: unknown] : [details: Given, cause?: unknown]
  ): KitError<Code, Details, Tag>
}

/**
 * Makes a class of errors of its tag, which is the name of the class, and its words.
 *
 * ```ts
 * export class PriceStaleError extends /* @__PURE__ *\/ defineError("PriceStaleError", {
 *   code: "ACME_PRICE_STALE",
 *   text: ({ seconds }: { readonly seconds: number }) => `The price is ${seconds} s old.`,
 *   advice: "Ask for a new one."
 * }) {}
 * ```
 *
 * The details are what `text` takes; a class whose `text` is no function has none. An error is made by
 * `new PriceStaleError({ seconds }, cause)`, or by `new OtherError(cause)` where there are no details; of a cause, a
 * bounded and redacted description is kept. Marked as pure, a class that nobody uses stays in no bundle.
 */
// @__NO_SIDE_EFFECTS__
export function defineError<
  const Tag extends `${string}Error`,
  Details extends object = {},
  Given extends object = Details,
  const Code extends string = ErrorCode<Tag>
>(tag: Tag, words: ErrorWords<Details, Given, Code>): ErrorClass<Tag, Code, Details, Given> {
  const { text, advice, code = errorCode(tag) as string as Code, rejected = false, details: clean } = words
  const isGiven = typeof (clean ?? text) === "function"
  const say = (word: typeof text, details: Details) => (typeof word === "function" ? word(details) : word)
  return class extends KitError<Code, Details, Tag> {
    constructor(first?: unknown, second?: unknown) {
      const details = (clean?.(first as Given) ?? (isGiven ? first : {})) as Details
      super(
        say(text, details),
        { _tag: tag, code, details, advice: say(advice, details), rejected },
        isGiven ? second : first
      )
    }
  }
}
