/** Fails with a sentence. */
export function must(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise)
}

/** Fails unless two plain values read the same. */
export const sameText = (actual: unknown, expected: unknown, when: string): void => {
  const [found, wanted] = [JSON.stringify(actual, undefined, 1), JSON.stringify(expected, undefined, 1)]
  must(found === wanted, `${when}: expected ${wanted}, found ${found}`)
}
