import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type { CoinbaseOptions } from "./CoinbaseOptions.ts"
import type * as errors from "./errors.ts"
import { keysUrlOf } from "./keysUrl.ts"

/** What the type checker knows of Coinbase. */
export interface CoinbaseTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Coinbase: the smart wallet in a window of Coinbase's, on EVM networks. Where the browser extension announces itself, that one is
 * offered in its place, unless `preference` says otherwise.
 *
 * Needs a plugin of EVM networks. Nothing of the SDK is loaded, and nobody is contacted, before it is chosen or a session with it is
 * restored.
 */
export const coinbase = (
  options: CoinbaseOptions = {}
): Plugin<"coinbase", object, undefined, CoinbaseTypes> => ({
  id: "coinbase",
  when: "engine",
  hosts: [
    {
      origin: keysUrlOf(options)?.origin ?? "<keysUrl>",
      purpose: "the wallet, in a window of its own; a local one also reads its chain",
      uses: keysUrlOf(options)?.protocol === "http:" ? ["fetch"] : []
    },
    {
      origin: "https://*.wallet.coinbase.com",
      purpose: "the wallet's nodes: what became of a batch, and what the app asks the provider for"
    }
  ],
  load: () => import("./module.ts").then(({ coinbaseModule }) => coinbaseModule(options))
})
