/** A text by its path in a group; of one that is made of values, what it makes of `{0}` and `{1}`, or of numbers. */
export type Text = readonly [path: string, text: string]

const said = (make: (...values: ReadonlyArray<unknown>) => string): string => {
  try {
    return make("{0}", "{1}")
  } catch {
    return make(0, 0)
  }
}

/** Every text of a group. */
export const textsOf = (texts: unknown, path = ""): ReadonlyArray<Text> =>
  typeof texts === "string"
    ? [[path, texts]]
    : typeof texts === "function"
      ? [[path, said(texts as Parameters<typeof said>[0])]]
      : Object.entries(texts as object).flatMap(([key, value]) =>
          textsOf(value, path === "" ? key : `${path}.${key}`)
        )

/** The places that a text has for values. */
export const placesOf = (text: string): ReadonlyArray<string> => (text.match(/\{\w*\}/g) ?? []).toSorted()
