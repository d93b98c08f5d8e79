import { fromOptions } from "@latchkey/core"
import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type { CoinbaseOptions } from "./CoinbaseOptions.ts"
import type * as errors from "./errors.ts"

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
export const coinbase = (options?: CoinbaseOptions): Plugin<"coinbase", object, undefined, CoinbaseTypes> =>
  fromOptions("coinbase", options, (options) => ({
    id: "coinbase",
    when: "engine",
    hosts: [
      // A window needs no policy; a wallet of another place names nodes there.
      ...(options.keysUrl === undefined
        ? []
        : [{ origin: options.keysUrl.split("/", 3).join("/"), purpose: "the wallet" }]),
      { origin: "https://*.wallet.coinbase.com", purpose: "the wallet's nodes" }
    ],
    load: () => import("./module.ts").then((part) => part.coinbaseModule(options))
  }))
