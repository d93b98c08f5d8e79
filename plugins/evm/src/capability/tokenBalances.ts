import type { JsonRpc, TokenBalances, TokenHolding } from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { EvmOptions } from "../EvmApi.ts"
import { chainReader } from "../transfer/ChainReader.ts"
import { parseToken } from "../transfer/parseToken.ts"
import { readCoin } from "../transfer/readCoin.ts"
import { readToken, readTokenBalance, readTokenNames, type TokenFacts } from "../transfer/readToken.ts"
import type { ReadError } from "../transfer/ChainReader.ts"

const MAX_TOKENS = 200
const MAX_CANDIDATES = 1_000

/**
 * The native coin, the app's own tokens by their contracts, and of the candidates those that there are some of; those without decimals are
 * left out.
 */
export const makeTokenBalances = (rpc: JsonRpc["Service"], options: EvmOptions): TokenBalances => ({
  list: ({ address, network, provider, candidates = [] }) =>
    Effect.suspend(() => {
      const reader = chainReader(rpc, options, { network, provider })
      const { name, symbol, decimals } = network.nativeCurrency
      const contractsOf = (ids: ReadonlyArray<unknown> = []) =>
        ids.map((id) => parseToken(network, id)).filter((contract) => contract !== undefined)
      const own = new Set(contractsOf(options.tokens).slice(0, MAX_TOKENS))
      const contracts = [...new Set([...own, ...contractsOf(candidates)])].slice(
        0,
        MAX_TOKENS + MAX_CANDIDATES
      )
      /** Of a thousand candidates most accounts hold a few: only those are asked what they are. */
      const read = (contract: string): Effect.Effect<TokenFacts | undefined, ReadError> =>
        own.has(contract)
          ? readToken(reader, contract, address)
          : Effect.flatMap(readTokenBalance(reader, contract, address), (balance) =>
              balance === 0n
                ? Effect.succeed(undefined)
                : Effect.map(readTokenNames(reader, contract), (names) => ({ ...names, balance }))
            )
      return Effect.map(
        together([
          Effect.map(readCoin(reader, address), (value): TokenHolding => ({
            name,
            amount: { value, decimals, symbol }
          })),
          ...contracts.map((contract) =>
            Effect.catch(
              Effect.map(read(contract), (token): TokenHolding | undefined =>
                token === undefined || token.decimals === 0
                  ? undefined
                  : {
                      token: `${network.caipNetworkId}:${contract}`,
                      name: token.name,
                      amount: { value: token.balance, decimals: token.decimals, symbol: token.symbol }
                    }
              ),
              () => Effect.succeed(undefined)
            )
          )
        ]),
        (holdings) => holdings.filter((holding) => holding !== undefined)
      )
    })
})
