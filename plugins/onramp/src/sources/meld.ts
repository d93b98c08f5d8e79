import { fillSlot, onrampSources, type Plugin } from "@latchkey/core"

/** What `meld` is made with. */
export interface MeldOptions {
  /** The public key of your own account there; the provider's page may refuse to sell without one. */
  readonly publicKey?: string
}

const page = "https://meldcrypto.com"

/**
 * Meld as a source for `onramp`: a link to its page, with what is bought and for whom fixed in it. No key of anybody else's is used.
 *
 * Calls no host: the visitor's click opens the page. It says no price beforehand, and not what becomes of a purchase.
 */
export const meld = ({ publicKey }: MeldOptions = {}): Plugin<"meld"> => ({
  id: "meld",
  when: "demand",
  hosts: [{ origin: page, purpose: "the page that sells, in a window of its own", uses: [] }],
  fills: [
    fillSlot(onrampSources, {
      id: "meld",
      provider: "meld",
      title: "Meld",
      fee: "1-2",
      networks: ["eip155:1", "eip155:8453", "eip155:137", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"],
      pages: [page],
      load: () => import("./makeMeld.ts").then(({ makeMeld }) => makeMeld(page, publicKey))
    })
  ],
  load: async () => ({})
})
