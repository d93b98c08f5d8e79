import type { Chain } from "./Chain.ts"
import type { ChainsVisit, Facts } from "./ChainsVisit.ts"

/** What the page knows of each namespace. */
export const allFacts = async (visit: ChainsVisit, chains: ReadonlyArray<Chain>) => {
  const entries: Array<readonly [string, Facts]> = []
  for (const chain of chains) entries.push([chain.namespace, await visit.facts(chain)])
  return Object.fromEntries(entries)
}
