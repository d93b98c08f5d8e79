import { fillSlot, onrampSources, type Plugin } from "@latchkey/core"
import type { CoinbaseOnrampOptions } from "./CoinbaseOnrampOptions.ts"

const page = "https://pay.coinbase.com"

/**
 * Coinbase Onramp as a source for `onramp`: a link to its page with a session of your server's making.
 *
 * Whom it buys for is in the session and not in the link, so that only your server and the provider know it: visitors are told to
 * check it on the provider's page. Calls no host itself: declare your server's where you ask it.
 */
export const coinbaseOnramp = ({ session }: CoinbaseOnrampOptions): Plugin<"coinbase-onramp"> => ({
  id: "coinbase-onramp",
  when: "demand",
  hosts: [{ origin: page, purpose: "the page that sells, in a window of its own", uses: [] }],
  fills: [
    fillSlot(onrampSources, {
      id: "coinbase-onramp",
      provider: "coinbase",
      title: "Coinbase",
      fee: "1-2",
      networks: ["eip155:1", "eip155:8453", "eip155:137"],
      pages: [page],
      isOpaque: true,
      load: () => import("./makeCoinbase.ts").then(({ makeCoinbase }) => makeCoinbase(page, session))
    })
  ],
  load: async () => ({})
})
