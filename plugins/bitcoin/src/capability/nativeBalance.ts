import { lazyPart, type Http, type NativeBalance, type ReadOptions } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"

/**
 * Balances by `/address/:address` of Esplora APIs: the app's own, then those of the network as far as `readUrls` allows.
 * What reads them is loaded with the first balance.
 */
export const makeNativeBalance = (http: Http["Service"], options: ReadOptions): NativeBalance => {
  const part = lazyPart("bitcoin", () => import("./readBalance.ts"))
  return { read: (request) => Effect.flatMap(part, ({ readBalance }) => readBalance(http, options, request)) }
}
