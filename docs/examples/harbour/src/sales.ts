import type { PromiseOnrampSource } from "@latchkey/core/promise"
import { unitsIn } from "./answers.ts"
import type { HarbourOptions } from "./HarbourOptions.ts"

/** Makes the source of coins for money. What it throws becomes the kit's error of a provider that did not answer. */
export const sales = ({ url, networkId, token }: HarbourOptions): PromiseOnrampSource => ({
  options: async () => ({
    payment: [{ id: "USD", decimals: 2, limits: [{ method: "card", min: 10_00n, max: 500_00n }] }],
    purchase: [
      { id: "coin", name: "Coin", symbol: "COIN", networks: [{ networkId, name: "Main" }] },
      { id: "tea", name: "Tea", symbol: "TEA", networks: [{ networkId, name: "Main", token }] }
    ]
  }),
  quote: async ({ json, pay, purchase: { symbol } }) => {
    const answer = await json({
      url: `${url}/price?cents=${pay.value}&coin=${symbol}`,
      kind: "read",
      tries: 1
    })
    const [units, fee] = [unitsIn(answer, "units"), unitsIn(answer, "fee")]
    if (units === undefined || fee === undefined || fee > pay.value) throw new TypeError("That is no price.")
    return {
      id: "price",
      total: pay,
      subtotal: { ...pay, value: pay.value - fee },
      providerFee: { ...pay, value: fee },
      networkFee: { ...pay, value: 0n },
      purchased: { value: units, decimals: symbol === "TEA" ? 1 : 9, symbol }
    }
  },
  // The account stands in a parameter, and nowhere else.
  link: ({ address, pay, purchase: { symbol } }) =>
    `${url}/buy?to=${address}&cents=${pay.value}&coin=${symbol}`,
  purchases: async ({ json, address, since }) => {
    const answer = await json({ url: `${url}/purchases?to=${address}`, kind: "read", tries: 1 })
    if (!Array.isArray(answer)) throw new TypeError("Those are no purchases.")
    return answer.flatMap((each: unknown) => {
      const { id, status, at } = Object(each) as Record<string, unknown>
      if (typeof id !== "string" || !/^\w{1,40}$/.test(id)) return []
      if (typeof at !== "number" || !(at >= since)) return []
      return status === "pending" || status === "success" || status === "failed" ? [{ id, status, at }] : []
    })
  }
})
