const START = 6
const END = 4

/** How an address begins and ends, to compare it with another: who takes an address from a list looks at no more than that. */
export const addressEnds = (address: string): string =>
  `${address.slice(0, START)}…${address.slice(-END)}`.toLowerCase()

/** An address among those that the visitor knows that begins and ends like `address`, and is another one. */
export const findLookAlike = (address: string, known: Iterable<string>): string | undefined => {
  const all = [...known]
  return all.includes(address) ? undefined : all.find((other) => addressEnds(other) === addressEnds(address))
}
