/** A text by its path in a group; of one that is made of values, what it makes of `{0}` and `{1}`, or of numbers. */
export type Text = readonly [path: string, text: string]

const said = (make: (...values: ReadonlyArray<unknown>) => string): string => {
  try {
    return make("{0}", "{1}")
  } catch {
    return make(0, 0)
  }
}

const categories = new Set<string>(["zero", "one", "two", "few", "many", "other"])

/** The forms of a text that says a number, by the plural categories of its language. */
export type CountedForms = Readonly<Record<string, string>> & { readonly other: string }

/** Whether it is a text in several forms, by the number that it says. */
export const isCounted = (texts: unknown): texts is CountedForms =>
  typeof texts === "object" &&
  texts !== null &&
  Object.hasOwn(texts, "other") &&
  Object.entries(texts).every(([name, text]) => categories.has(name) && typeof text === "string")

/** Every text of a group; of one that says a number, the form for most numbers. */
export const textsOf = (texts: unknown, path = ""): ReadonlyArray<Text> =>
  typeof texts === "string"
    ? [[path, texts]]
    : typeof texts === "function"
      ? [[path, said(texts as Parameters<typeof said>[0])]]
      : isCounted(texts)
        ? [[path, texts.other]]
        : Object.entries(texts as object).flatMap(([key, value]) =>
            textsOf(value, path === "" ? key : `${path}.${key}`)
          )

/** The places that a text has for values. */
export const placesOf = (text: string): ReadonlyArray<string> => (text.match(/\{\w*\}/g) ?? []).toSorted()

/** Every text of a group that says a number in several forms, by its path. */
export const countedIn = (texts: unknown, path = ""): ReadonlyArray<readonly [string, CountedForms]> =>
  isCounted(texts)
    ? [[path, texts]]
    : typeof texts === "object" && texts !== null
      ? Object.entries(texts).flatMap(([key, value]) =>
          countedIn(value, path === "" ? key : `${path}.${key}`)
        )
      : []
