import { plainText } from "@latchkey/core"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { decodeText, decodeWord, encodeBalanceOf, tokenCalls } from "./tokenCalls.ts"

const MAX_DECIMALS = 77n

/** What a token's contract says of itself and of one holder. */
export interface TokenFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** What the holder has, in base units. */
  readonly balance: bigint
}

const decodeDecimals = (answer: unknown): number | undefined => {
  const decimals = decodeWord(answer)
  return decimals !== undefined && decimals <= MAX_DECIMALS ? Number(decimals) : undefined
}

/** Reads a token's contract, all of it in one task so that a node is asked once. Fails: `ReadError`. */
export const readToken = (
  { read }: ChainReader,
  token: string,
  holder: string
): Effect.Effect<TokenFacts, ReadError> => {
  const call = <A>(data: string, decode: (answer: unknown) => A | undefined) =>
    read("eth_call", [{ to: token, data }, "latest"], "a token", decode)
  return Effect.map(
    together([
      call(encodeBalanceOf(holder), decodeWord),
      call(tokenCalls.decimals, decodeDecimals),
      call(tokenCalls.symbol, decodeText),
      Effect.catch(call(tokenCalls.name, decodeText), () => Effect.succeed(undefined))
    ]),
    ([balance, decimals, symbol, name]) => ({
      balance,
      decimals,
      symbol: plainText(symbol, 20),
      name: name ?? symbol
    })
  )
}
