import type { ContractCase } from "@latchkey/testing"

/** Runs the one clause of a contract whose name holds a text. */
export const runCase = (cases: ReadonlyArray<ContractCase>, text: string): Promise<void> => {
  const found = cases.filter(({ name }) => name.includes(text))
  if (found.length !== 1) throw new Error(`${found.length} clauses are named with "${text}".`)
  return found[0]!.run()
}
