import { readField } from "@latchkey/core/chain-kit"
import { rankSymbol } from "@latchkey/core/feature-kit"
import { COIN } from "./decodeQuote.ts"

const MAX_TOKENS = 200
/** The longest list that is looked through. */
const MAX_LISTED = 20_000
/**
 * The contracts of the tokens that LI.FI lists for a chain (`/tokens?chains=`), the 200 that are sought most, without the coin. An entry
 * that is wrong is left out alone. Undefined if the answer is no list of that chain.
 */
export const decodeTokens = (answer: unknown, chainId: number): ReadonlyArray<string> | undefined => {
  const list = readField(readField(answer, "tokens"), String(chainId))
  if (!Array.isArray(list)) return undefined
  const found = new Map<string, number>()
  for (const entry of list.slice(0, MAX_LISTED) as ReadonlyArray<unknown>) {
    const [address, symbol] = [readField(entry, "address"), readField(entry, "symbol")]
    if (typeof address !== "string" || !/^0x[0-9a-f]{40}$/i.test(address)) continue
    const contract = address.toLowerCase()
    if (contract === COIN || readField(entry, "chainId") !== chainId || found.has(contract)) continue
    found.set(contract, rankSymbol(symbol))
  }
  return [...found]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, MAX_TOKENS)
    .map(([contract]) => contract)
}
