import { plainText } from "@latchkey/core"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { decodeText, decodeWord, encodeBalanceOf, tokenCalls } from "./tokenCalls.ts"

const MAX_DECIMALS = 77n

/** What a token's contract says of itself. */
export interface TokenNames {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** What a token's contract says of itself and of one holder. */
export interface TokenFacts extends TokenNames {
  /** What the holder has, in base units. */
  readonly balance: bigint
}

const decodeDecimals = (answer: unknown): number | undefined => {
  const decimals = decodeWord(answer)
  return decimals !== undefined && decimals <= MAX_DECIMALS ? Number(decimals) : undefined
}

const makeCall =
  ({ read }: ChainReader, token: string) =>
  <A>(data: string, decode: (answer: unknown) => A | undefined) =>
    read("eth_call", [{ to: token, data }, "latest"], "a token", decode)

/** Reads a text that a contract says of itself, if it does; never fails. */
const readText = (reader: ChainReader, contract: string, data: string): Effect.Effect<string | undefined> =>
  Effect.catch(makeCall(reader, contract)(data, decodeText), () => Effect.succeed(undefined))

/** Reads what a contract calls itself, if it does; never fails. */
export const readName = (reader: ChainReader, contract: string): Effect.Effect<string | undefined> =>
  readText(reader, contract, tokenCalls.name)

/** Reads what a token is called and how it is counted, all of it in one task so that a node is asked once. Fails: `ReadError`. */
export const readTokenNames = (reader: ChainReader, token: string): Effect.Effect<TokenNames, ReadError> => {
  const call = makeCall(reader, token)
  return Effect.map(
    together([
      call(tokenCalls.decimals, decodeDecimals),
      readText(reader, token, tokenCalls.symbol),
      readName(reader, token)
    ]),
    ([decimals, symbol, name]) => {
      // Whoever can be counted can be shown: one that has no name is called by its address.
      const known = symbol ?? name ?? `${token.slice(0, 6)}…${token.slice(-4)}`
      return { decimals, symbol: plainText(known, 20), name: name ?? known }
    }
  )
}

/** Reads what a holder has of a token, in base units. Fails: `ReadError`. */
export const readTokenBalance = (
  reader: ChainReader,
  token: string,
  holder: string
): Effect.Effect<bigint, ReadError> => makeCall(reader, token)(encodeBalanceOf(holder), decodeWord)

/** Reads a token's contract, all of it in one task so that a node is asked once. Fails: `ReadError`. */
export const readToken = (
  reader: ChainReader,
  token: string,
  holder: string
): Effect.Effect<TokenFacts, ReadError> =>
  Effect.map(
    together([readTokenBalance(reader, token, holder), readTokenNames(reader, token)]),
    ([balance, names]) => ({ ...names, balance })
  )
