import type { HostUse, Plugin } from "@latchkey/core"
import { pairingSlice, type PairingState } from "./PairingState.ts"
import type { WalletConnectOptions } from "./WalletConnectOptions.ts"

const hostsOf = ({ relayUrl, verifyUrl }: Partial<WalletConnectOptions>): ReadonlyArray<HostUse> => [
  ...[relayUrl ?? "wss://relay.walletconnect.org"].flat().map((origin) => ({
    origin,
    purpose: "the relay, once it is chosen"
  })),
  ...(verifyUrl === false
    ? []
    : [
        {
          origin: verifyUrl ?? "https://verify.walletconnect.org",
          purpose: "attests the page, in a frame",
          uses: ["frame" as const]
        }
      ])
]

/**
 * WalletConnect: wallets on a phone or in another app, over a relay, one session for all namespaces of the page. Headless:
 * the code to scan is in the plugin's slice; `walletConnect` of `@latchkey/walletconnect/react` adds the view.
 *
 * Works for every namespace that a plugin brings. Nothing is loaded, and nobody is contacted, before it is chosen or a
 * session with it is restored.
 */
export const walletConnect = (
  options: WalletConnectOptions
): Plugin<"walletConnect", object, PairingState> => ({
  id: "walletConnect",
  given: options,
  when: "engine",
  slice: {
    ...pairingSlice,
    initial: {
      ...pairingSlice.initial,
      ...(options?.preferUniversalLinks === true && { preferUniversalLinks: true })
    }
  },
  hosts: hostsOf({ ...options }),
  load: () => import("./module.ts").then((part) => part.walletConnectModule(options))
})
