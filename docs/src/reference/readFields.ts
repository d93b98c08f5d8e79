import { commentBefore, paragraphsOf } from "./docComment.ts"

/** A field of an interface, as its source says it. */
export interface Field {
  readonly name: string
  readonly optional: boolean
  readonly type: string
  /** Empty where the source says nothing. */
  readonly about: string
}

const bodyOf = (text: string, name: string): string | undefined => {
  const start = new RegExp(`export interface ${name}\\b`).exec(text)
  if (start === null) return undefined
  const open = text.indexOf("{\n", start.index)
  const close = text.indexOf("\n}", open)
  return open < 0 || close < 0 ? undefined : text.slice(open + 2, close + 1)
}

/**
 * The fields of an exported interface. Fails: throws when there is no such interface, or none of its fields can be read.
 */
export const readFields = (text: string, name: string): ReadonlyArray<Field> => {
  const body = bodyOf(text, name)
  const fields = [
    ...(body ?? "").matchAll(/^ {2}readonly (\w+)(\??): ([^\n]+(?:\n {3,}[^\n]*|\n {2}[})][^\n]*)*)/gm)
  ].map((match): Field => ({
    name: match[1]!,
    optional: match[2] === "?",
    type: match[3]!.replace(/\s*\|\s*undefined$/, "").replace(/\s+/g, " "),
    about: paragraphsOf(commentBefore(body!, match.index) ?? "").join(" ")
  }))
  if (fields.length === 0) throw new Error(`The interface ${name} cannot be read.`)
  return fields
}
