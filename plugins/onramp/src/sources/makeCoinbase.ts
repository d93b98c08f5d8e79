import { formatAmount } from "@latchkey/core"
import { OnrampProviderError, type OnrampSource } from "@latchkey/core/effect"
import { fromPromise } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { CoinbaseOnrampOptions } from "./CoinbaseOnrampOptions.ts"
import { coins } from "./coins.ts"
import { coinOf, sourceLists, type SoldCoin } from "./sourceLists.ts"

const sold: ReadonlyArray<SoldCoin> = [
  { ...coins.usdcOnEthereum, code: "ethereum" },
  { ...coins.etherOnEthereum, code: "ethereum" },
  { ...coins.usdcOnBase, code: "base" },
  { ...coins.etherOnBase, code: "base" },
  { ...coins.usdcOnPolygon, code: "polygon" }
]

const failed = (cause?: unknown) => new OnrampProviderError({ provider: "coinbase" }, cause)

/** Makes the source. */
export const makeCoinbase = (page: string, session: CoinbaseOnrampOptions["session"]): OnrampSource => ({
  options: () => Effect.succeed(sourceLists(sold)),
  link: ({ network, address, purchase: { symbol: asset }, pay }) => {
    const coin = coinOf(sold, network.caipNetworkId, asset)
    if (coin === undefined) return Effect.fail(failed())
    const asked = fromPromise((signal) => session({ address, network: coin.code, asset }, { signal }), failed)
    return Effect.flatMap(asked, (token: unknown) => {
      if (typeof token !== "string" || token === "") return Effect.fail(failed())
      const url = new URL("/buy/select-asset", page)
      url.searchParams.set("sessionToken", token)
      url.searchParams.set("defaultExperience", "buy")
      url.searchParams.set("defaultNetwork", coin.code)
      url.searchParams.set("defaultAsset", asset)
      url.searchParams.set("fiatCurrency", pay.symbol)
      url.searchParams.set("presetFiatAmount", formatAmount(pay))
      return Effect.succeed(url.href)
    })
  }
})
