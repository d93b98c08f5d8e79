import { SwapAmountError, type PromiseSwapSource } from "@latchkey/core/promise"
import { textIn, unitsIn } from "./answers.ts"
import type { HarbourOptions } from "./HarbourOptions.ts"

/**
 * Makes the source of swaps. Nothing that the server says is believed: `swap` reads what it built, and compares. What is thrown
 * here becomes the kit's error of a provider that did not answer as it should.
 */
export const swaps = ({ url, networkId, contract, token }: HarbourOptions): PromiseSwapSource => ({
  contracts: (asked) => (asked === networkId ? { target: contract, spender: contract } : undefined),
  // What the two are called and counted in, their contracts say.
  tokens: async ({ calls, address }) =>
    Promise.all(
      (["native", token] as const).map(async (id) => {
        const { name, amount } = await calls.holding({ address, token: id === "native" ? undefined : id })
        const { symbol, decimals, value: balance } = amount
        return { id, name, symbol, decimals, balance }
      })
    ),
  offer: async ({ json, sell, buy, amount }) => {
    const ask = (path: string, more: Readonly<Record<string, string>> = {}) => {
      const query = new URLSearchParams({ sell: sell.id, buy: buy.id, amount: String(amount), ...more })
      return json({ url: `${url}/${path}?${query}`, kind: "read", tries: 1 })
    }
    const bought = unitsIn(await ask("offer"), "bought")
    if (bought === undefined) throw new TypeError("That is no offer.")
    if (bought === 0n) throw new SwapAmountError()
    return {
      bought,
      build: async ({ address, minimum, deadline }) => {
        const built = await ask("swap", {
          receiver: address,
          minimum: String(minimum),
          deadline: String(deadline)
        })
        const [to, data, value] = [textIn(built, "to"), textIn(built, "data"), unitsIn(built, "value")]
        if (to === undefined || data === undefined || value === undefined)
          throw new TypeError("That is no transaction.")
        return { networkId, sender: address, call: { to, data, value } }
      }
    }
  }
})
