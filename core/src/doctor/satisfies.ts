type Version = readonly [major: number, minor: number, patch: number]

const parse = (text: string): Version | undefined => {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(text.trim())
  return match === null ? undefined : [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)]
}

const compare = (one: Version, other: Version) => one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

/** The first version that a caret or a tilde leaves out. */
const end = (sign: string, [major, minor, patch]: Version): Version =>
  sign === "~" || (major === 0 && minor > 0)
    ? [major, minor + 1, 0]
    : major > 0
      ? [major + 1, 0, 0]
      : [0, 0, patch + 1]

type Sign = "^" | "~" | ">=" | "<=" | ">" | "<" | "="

const holds = (version: Version, comparator: string): boolean | undefined => {
  const match = /^(\^|~|>=|<=|>|<|=)?\s*(v?\d[\d.]*)/.exec(comparator)
  const bound = match === null ? undefined : parse(match[2]!)
  if (bound === undefined) return /^(\*|x|latest)?$/.test(comparator) ? true : undefined
  const difference = compare(version, bound)
  const sign = match?.[1] as Sign | undefined
  switch (sign) {
    case ">=":
      return difference >= 0
    case "<=":
      return difference <= 0
    case ">":
      return difference > 0
    case "<":
      return difference < 0
    case "^":
    case "~":
      return difference >= 0 && compare(version, end(sign, bound)) < 0
    case "=":
    case undefined:
      return difference === 0
  }
}

/**
 * Whether a version is in a range as `package.json` writes them: comparators, carets, tildes, `||`. Tags of prereleases are not looked
 * at. True where the range is of a form that this does not know: what cannot be read is no finding.
 */
export const satisfies = (version: string, range: string): boolean => {
  const parsed = parse(version)
  if (parsed === undefined) return true
  return range.split("||").some((part) =>
    part
      .trim()
      .replaceAll(/(>=|<=|>|<|=|\^|~)\s+/g, "$1")
      .split(/\s+/)
      .every((comparator) => holds(parsed, comparator) ?? true)
  )
}
