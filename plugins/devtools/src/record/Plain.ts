/** What JSON can hold. What it cannot is an object whose `~` says what it was: `{ "~": "bigint", value: "12" }`. */
export type Plain = null | boolean | number | string | ReadonlyArray<Plain> | PlainObject

/** An object of what JSON can hold. */
export interface PlainObject {
  readonly [key: string]: Plain
}
