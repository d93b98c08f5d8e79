import type { JsonRpc, TokenBalances, TokenHolding } from "@latchkey/core/effect"
import { together, rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { SolanaOptions } from "../SolanaApi.ts"
import { nameOfToken } from "../transfer/nameOfToken.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { tokenPrograms } from "../transfer/programs.ts"
import { readCoin } from "../transfer/readChain.ts"
import { readHoldings, type Holding } from "../transfer/readHoldings.ts"

const MAX_TOKENS = 200

interface Sum {
  readonly mint: string
  readonly value: bigint
  readonly decimals: number
}

/** What several accounts of one token hold together; undefined where they do not agree about the token. */
const sumOf = (accounts: ReadonlyArray<Holding>): Sum | undefined => {
  const [{ mint, program, decimals }] = accounts as readonly [Holding, ...Array<Holding>]
  return accounts.every((one) => one.program === program && one.decimals === decimals)
    ? { mint, decimals, value: accounts.reduce((sum, { value }) => sum + value, 0n) }
    : undefined
}

/** The native coin, and the tokens of which there is some; first those that the app names. Those without decimals are left out. */
export const makeTokenBalances = (rpc: JsonRpc["Service"], options: SolanaOptions): TokenBalances => ({
  list: ({ address, network }) =>
    Effect.suspend(() => {
      const reader = rpcReader(rpc, options, network)
      const { name, symbol, decimals } = network.nativeCurrency
      const named = (options.tokens ?? []).flatMap(({ token }) => parseToken(network, token) ?? [])
      const placeOf = ({ mint }: Sum) => (named.includes(mint) ? named.indexOf(mint) : named.length)
      return Effect.map(
        together([
          readCoin(reader, address),
          ...tokenPrograms.map((programId) => readHoldings(reader, address, { programId }, [programId]))
        ]),
        ([coin, ...accounts]) => {
          const held = new Map<string, Array<Holding>>()
          for (const one of accounts.flat()) held.set(one.mint, [...(held.get(one.mint) ?? []), one])
          const sums = [...held.values()]
            .flatMap((list) => sumOf(list) ?? [])
            .filter((sum) => sum.value > 0n && sum.decimals > 0)
            .toSorted((one, other) => placeOf(one) - placeOf(other))
            .slice(0, MAX_TOKENS)
          return [
            { name, amount: { value: coin, decimals, symbol } },
            ...sums.map((sum): TokenHolding => {
              const said = nameOfToken(network, options, sum.mint)
              return {
                token: `${network.caipNetworkId}:${sum.mint}`,
                name: said.name,
                amount: { value: sum.value, decimals: sum.decimals, symbol: said.symbol }
              }
            })
          ]
        }
      )
    })
})
