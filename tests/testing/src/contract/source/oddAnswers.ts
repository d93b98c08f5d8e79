/** A value that a service may put where another one belongs, as JSON writes it. */
const oddValues: ReadonlyArray<readonly [name: string, value: unknown]> = [
  ["null", null],
  ["an empty text", ""],
  ["NaN", "NaN"],
  ["-1", -1],
  ['"-1"', "-1"],
  ["half a number", 0.5],
  ["a number beyond 2^53", 1e21],
  ["a text of 100 digits", "9".repeat(100)],
  ["a text of 10,000 characters", "a".repeat(10_000)],
  ["a script", "javascript:alert(1)"],
  ["a text that turns the direction", "\u202eABC\u200b"],
  ["a list", []],
  ["an object", {}],
  ["a list of 300 nulls", Array.from({ length: 300 }, () => null)],
  ["true", true],
  ["0x", "0x"],
  ["a moment that there is not", "2026-13-45T25:61:00Z"]
]

/** What a whole answer may be instead of what was asked for. */
export const oddAnswers: ReadonlyArray<readonly [name: string, value: unknown]> = [
  ...oddValues,
  ["a list of lists", [[[]]]],
  ["an error", { error: { code: -32000, message: "header not found" } }],
  ["a failure that is told with a status of success", { status: "FAIL", reasons: [{ name: "x" }] }]
]

type Path = ReadonlyArray<string | number>

const pathsIn = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof value !== "object" || value === null
    ? [path]
    : [
        ...(path.length === 0 ? [] : [path]),
        // Of a long list the first two stand for the rest.
        ...(Array.isArray(value) ? [...value.entries()].slice(0, 2) : Object.entries(value)).flatMap(
          ([key, inner]) => pathsIn(inner, [...path, key])
        )
      ]

const withValue = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? withValue(inner, rest, put) : inner))
  const record = value as Readonly<Record<string, unknown>>
  return { ...record, [key]: withValue(record[key], rest, put) }
}

/** An answer with one value in the place of another. */
export interface OddAnswer {
  /** `data.0.hash is null` */
  readonly name: string
  readonly answer: unknown
}

/** Every answer that differs from a good one by one odd value, at most `limit`, spread over all of them. */
export const oddVariants = (good: unknown, limit: number): ReadonlyArray<OddAnswer> => {
  const all = pathsIn(good).flatMap((path) =>
    oddValues.map(([name, value]) => ({ name: `${path.join(".") || "all of it"} is ${name}`, path, value }))
  )
  // The number of values is prime: any other step meets all of them.
  const step = Math.max(1, Math.ceil(all.length / limit))
  return all
    .filter((_, index) => index % step === 0)
    .map(({ name, path, value }) => ({ name, answer: withValue(good, path, value) }))
}
