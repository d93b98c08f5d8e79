import type { Node } from "../chain/makeNode.ts"
import { readText, readWords, wordNumber } from "../chain/readWords.ts"

/** What a token says of itself. */
export interface TokenFacts {
  /** May be empty, as may the symbol. */
  readonly name: string
  readonly symbol: string
  /** Absent if it says none: then it is no token that can be counted. */
  readonly decimals?: number
  /** Nobody says what it is called: name and symbol are made of its address. */
  readonly isGuess?: boolean
}

const FRESH_MILLIS = 3_600_000
const MAX_KNOWN = 10_000
const MAX_TEXT = 100
const questions = { name: "0x06fdde03", symbol: "0x95d89b41", decimals: "0x313ce567" } as const

const readDecimals = (data: unknown): number | undefined => {
  const words = readWords(data) ?? []
  const value = words.length === 1 ? wordNumber(words[0]!) : 256n
  return value <= 255n ? Number(value) : undefined
}

/**
 * Makes what reads what the tokens of a chain say of themselves; kept for an hour. Fails: rejects with `NodeError` if the node does
 * not answer.
 */
export const makeTokenFacts = (node: Node, now: () => number) => {
  const known = new Map<string, { readonly facts: TokenFacts; readonly at: number }>()
  return async (tokens: ReadonlyArray<string>): Promise<ReadonlyMap<string, TokenFacts>> => {
    const wanted = [...new Set(tokens)]
    const missing = wanted.filter((token) => {
      const found = known.get(token)
      return found === undefined || Math.abs(now() - found.at) > FRESH_MILLIS
    })
    const answers = await node.askAll(
      missing.flatMap((to) =>
        [questions.name, questions.symbol, questions.decimals].map(
          (data) => ["eth_call", { to, data }, "latest"] as const
        )
      )
    )
    for (const [place, token] of missing.entries()) {
      const [name, symbol, count] = answers.slice(place * 3, place * 3 + 3)
      const decimals = readDecimals(count)
      known.delete(token)
      known.set(token, {
        facts: {
          name: readText(name, MAX_TEXT),
          symbol: readText(symbol, MAX_TEXT),
          ...(decimals === undefined ? {} : { decimals })
        },
        at: now()
      })
    }
    const found = new Map(wanted.map((token) => [token, known.get(token)!.facts]))
    for (const token of known.keys()) {
      if (known.size <= MAX_KNOWN) break
      known.delete(token)
    }
    return found
  }
}
