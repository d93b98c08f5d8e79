const MAX_CHANGES = 2

/** How many letters have to be changed, added or left out to make one word of the other. */
const changesBetween = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (const [index, other] of [...b].entries())
      next.push(Math.min(row[index + 1]! + 1, next[index]! + 1, row[index]! + (letter === other ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

/** The name that was most likely meant: one that differs in case or in two letters at most. */
export const closestName = (given: string, names: ReadonlyArray<string>): string | undefined => {
  const distances = names.map((name) => ({
    name,
    distance: changesBetween(given.toLowerCase(), name.toLowerCase())
  }))
  const [best] = distances.toSorted((a, b) => a.distance - b.distance)
  return best !== undefined && best.distance <= Math.min(MAX_CHANGES, given.length / 2)
    ? best.name
    : undefined
}
