import { defineContract, definePlugin } from "@latchkey/core"

/** What a cup of tea costs. */
interface Rates {
  readonly cup: (currency: string) => Promise<number>
}

export const rates = defineContract<Rates>("tea-shop/Rates")

/** Provides the service. There is one provider at a time. */
export const fixedRates = () =>
  definePlugin({
    id: "rates",
    setup: (host) => host.provide(rates, { cup: async (currency) => (currency === "EUR" ? 3 : 4) })
  })

/** Requires it: `rates` starts first, and whoever removes it removes this plugin too. */
export const till = () =>
  definePlugin<"till", { readonly total: (cups: number) => Promise<number> }>({
    id: "till",
    requires: ["rates"],
    when: "demand",
    actions: ["total"],
    setup: (host) => ({ total: async (cups) => cups * (await host.use(rates)!.cup("EUR")) })
  })
