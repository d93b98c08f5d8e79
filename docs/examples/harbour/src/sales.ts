import { OnrampProviderError, type OnrampPurchase, type OnrampSource } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { unitsIn } from "./answers.ts"
import type { HarbourOptions } from "./HarbourOptions.ts"

const failed = (cause?: unknown) => new OnrampProviderError({ provider: "harbour" }, cause)

/** Makes the source of coins for money. */
export const sales = ({ url, networkId, token }: HarbourOptions): OnrampSource => ({
  options: () =>
    Effect.succeed({
      payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 10_00n, max: 500_00n }] }],
      purchase: [
        { id: "coin", name: "Coin", symbol: "COIN", networks: [{ networkId, name: "Main" }] },
        { id: "tea", name: "Tea", symbol: "TEA", networks: [{ networkId, name: "Main", token }] }
      ]
    }),
  quote: ({ http, pay, purchase: { symbol } }) =>
    Effect.gen(function* () {
      const asked = http.json({
        url: `${url}/price?cents=${pay.value}&coin=${symbol}`,
        kind: "read",
        tries: 1
      })
      const answer = yield* Effect.mapError(asked, failed)
      const [units, fee] = [unitsIn(answer, "units"), unitsIn(answer, "fee")]
      if (units === undefined || fee === undefined) return yield* Effect.fail(failed())
      return {
        id: "price",
        total: pay,
        subtotal: { ...pay, value: pay.value - fee },
        providerFee: { ...pay, value: fee },
        networkFee: { ...pay, value: 0n },
        purchased: { value: units, decimals: symbol === "TEA" ? 1 : 9, symbol }
      }
    }),
  // The account stands in a parameter, and nowhere else.
  link: ({ address, pay, purchase: { symbol } }) =>
    Effect.succeed(`${url}/buy?to=${address}&cents=${pay.value}&coin=${symbol}`),
  purchases: ({ http, address }) =>
    Effect.map(
      http.json({ url: `${url}/purchases?to=${address}`, kind: "read", tries: 1 }),
      // Checked by whoever asks.
      (answer) => answer as ReadonlyArray<OnrampPurchase>
    )
})
