/** The items at these indexes. */
export const pick = <A>(list: ReadonlyArray<A>, indexes: ReadonlyArray<number>): ReadonlyArray<A> =>
  indexes.flatMap((index) => list.slice(index, index + 1))
