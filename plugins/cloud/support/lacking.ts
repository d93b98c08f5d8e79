const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value)
type Fields = Readonly<Record<string, unknown>>

/**
 * What the public service says and an answer does not, by its place: a field that every entry of a list has there, or one of another kind.
 * Where either says null, it may be anything.
 */
export const lacking = (
  answer: unknown,
  like: ReadonlyArray<unknown>,
  at = "answer"
): ReadonlyArray<string> => {
  const told = like.filter((value) => value !== null)
  if (answer === null || told.length === 0) return []
  if (!told.some((value) => kindOf(value) === kindOf(answer)))
    return [`${at} is ${kindOf(answer)}, not ${kindOf(told[0])}`]
  if (Array.isArray(answer))
    return answer.flatMap((entry, index) => lacking(entry, told.flat(), `${at}[${index}]`))
  if (typeof answer !== "object") return []
  const entries = told as unknown as ReadonlyArray<Fields>
  const names = Object.keys(entries[0]!).filter((name) =>
    entries.every((entry) => Object.hasOwn(entry, name))
  )
  return names.flatMap((name) =>
    Object.hasOwn(answer, name)
      ? lacking(
          (answer as Fields)[name],
          entries.map((entry) => entry[name]),
          `${at}.${name}`
        )
      : [`${at}.${name} is missing`]
  )
}
