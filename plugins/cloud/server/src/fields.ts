import {
  check,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  pipe,
  strictObject,
  string,
  trim,
  type ObjectEntries
} from "valibot"

/** What is said of something that is no object, has a field that nobody knows, or lacks one. */
export const objectMessage = ({ expected }: { readonly expected: string | null }): string =>
  expected === "Object" ? "is not an object" : expected === "never" ? "is not known here" : "is missing"

/** An object of these fields and of no other: a name that is misspelled is not passed over. */
export const fields = <E extends ObjectEntries>(entries: E) => strictObject(entries, objectMessage)

/** A text with something in it. */
export const text = pipe(string("is no text"), trim(), nonEmpty("is no text"))

/** A whole number from 0 on. */
export const whole = (most: number) => {
  const told = `is no whole number from 0 to ${most}`
  return pipe(number(told), integer(told), minValue(0, told), maxValue(most, told))
}

/** An address of the web. */
export const webUrl = pipe(
  text,
  check((url) => /^https?:\/\//.test(url) && URL.canParse(url), "is no http address")
)
