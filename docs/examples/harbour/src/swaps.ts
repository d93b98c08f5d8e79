import { SwapAmountError, SwapProviderError, type SwapSource } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { textIn, unitsIn } from "./answers.ts"
import type { HarbourOptions } from "./HarbourOptions.ts"

const failed = (cause?: unknown) => new SwapProviderError({ provider: "Harbour" }, cause)

/** Makes the source of swaps. Nothing that the server says is believed: `swap` reads what it built, and compares. */
export const swaps = ({ url, networkId, contract, token }: HarbourOptions): SwapSource => ({
  contracts: (asked) => (asked === networkId ? { target: contract, spender: contract } : undefined),
  // What the two are called and counted in, their contracts say.
  tokens: ({ calls, address, ...place }) =>
    Effect.gen(function* () {
      const choices = []
      for (const id of ["native", token] as const) {
        const { name, amount } = yield* calls.holding({
          ...place,
          address,
          token: id === "native" ? undefined : id
        })
        const { symbol, decimals, value: balance } = amount
        choices.push({ id, name, symbol, decimals, balance })
      }
      return choices
    }),
  offer: ({ http, sell, buy, amount }) =>
    Effect.gen(function* () {
      const ask = (path: string, more: Readonly<Record<string, string>> = {}) => {
        const query = new URLSearchParams({ sell: sell.id, buy: buy.id, amount: String(amount), ...more })
        const answer = http.json({ url: `${url}/${path}?${query}`, kind: "read", tries: 1 })
        return Effect.mapError(answer, failed)
      }
      const bought = unitsIn(yield* ask("offer"), "bought")
      if (bought === undefined) return yield* Effect.fail(failed())
      if (bought === 0n) return yield* Effect.fail(new SwapAmountError())
      return {
        bought,
        build: ({ address, minimum, deadline }) =>
          Effect.gen(function* () {
            const built = yield* ask("swap", {
              receiver: address,
              minimum: String(minimum),
              deadline: String(deadline)
            })
            const [to, data, value] = [textIn(built, "to"), textIn(built, "data"), unitsIn(built, "value")]
            if (to === undefined || data === undefined || value === undefined)
              return yield* Effect.fail(failed())
            return { networkId, sender: address, call: { to, data, value } }
          })
      }
    })
})
