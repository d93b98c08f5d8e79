import type { Amount, CaipAddress } from "@latchkey/core"
import {
  HttpBodyInvalidError,
  type Http,
  type HttpError,
  type Notices,
  type Prices,
  type TokenPrice
} from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { currentMillis, each } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodePrices } from "./decodePrices.ts"
import { COIN, MAINNET } from "./mainnet.ts"

const CURRENCY = "USD"
/** As many are answered at once. */
const MAX_ASKED = 50
/** So many are asked for in all: a visitor has thirty requests a minute. */
const MAX_TOKENS = 200
const MAX_KNOWN = 1_000
/** For how long a price is told again, in milliseconds. */
const PRICE_MILLIS = 30_000

/** Makes what asks Jupiter for prices; what it has no reliable one of is left out. */
export const makePrices = (
  http: Http["Service"],
  tell: Notices["Service"]["tell"],
  url: string
): Prices["list"] => {
  /** Undefined where Jupiter has none. */
  const known = new Map<string, { readonly at: number; readonly price: Amount | undefined }>()
  const isFresh = (mint: string, now: number) => {
    const found = known.get(mint)
    // A time that lies ahead is one from before the clock was put back.
    return found !== undefined && Math.abs(now - found.at) < PRICE_MILLIS
  }

  const ask = (mints: ReadonlyArray<string>): Effect.Effect<void, HttpError> =>
    Effect.gen(function* () {
      const answer = yield* http.json({
        url: `${url}/price/v3?${new URLSearchParams({ ids: mints.join(",") })}`,
        kind: "read",
        tries: 2
      })
      const found = decodePrices(answer, mints, CURRENCY)
      if (found === undefined) {
        const host = attempt(() => new URL(url).host) ?? url
        const error = new HttpBodyInvalidError({ host, problem: "its prices are of another shape" })
        return yield* Effect.andThen(tell(error), Effect.fail(error))
      }
      const at = yield* currentMillis
      if (known.size > MAX_KNOWN) known.clear()
      for (const mint of mints) known.set(mint, { at, price: found.get(mint) })
    })

  return ({ network, tokens, currency }) =>
    Effect.gen(function* () {
      const networkId = network.caipNetworkId
      if (networkId !== MAINNET || currency !== CURRENCY) return []
      const ids: ReadonlyArray<{ readonly token?: CaipAddress; readonly mint: string }> = [
        { mint: COIN },
        ...[...new Set(tokens.slice(0, MAX_TOKENS))]
          .filter((token) => token.startsWith(`${networkId}:`))
          .map((token) => ({ token, mint: token.slice(networkId.length + 1) }))
      ]
      const now = yield* currentMillis
      const asked = [...new Set(ids.map(({ mint }) => mint))].filter((mint) => !isFresh(mint, now))
      const parts = Array.from({ length: Math.ceil(asked.length / MAX_ASKED) }, (_, index) =>
        asked.slice(index * MAX_ASKED, (index + 1) * MAX_ASKED)
      )
      yield* each(parts, ask)
      return ids.flatMap(({ token, mint }): ReadonlyArray<TokenPrice> => {
        const price = known.get(mint)?.price
        return price === undefined ? [] : [{ ...(token === undefined ? {} : { token }), price }]
      })
    })
}
