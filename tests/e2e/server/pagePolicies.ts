import { cloud } from "@latchkey/cloud"
import { coinbase } from "@latchkey/coinbase"
import { contentSecurityPolicy } from "@latchkey/core/csp"
import { embedded } from "@latchkey/embedded"
import { evm } from "@latchkey/evm"
import { icons } from "@latchkey/icons"
import { exchangeApi } from "@latchkey/pay/sources"
import { farcaster } from "@latchkey/farcaster"
import { receive } from "@latchkey/receive"
import { safe } from "@latchkey/safe"
import { walletConnect } from "@latchkey/walletconnect"
import { stackSeller } from "../../../plugins/onramp/stack/stackSeller.ts"
import { chainPages } from "../pages/chainPages.ts"

/** What of the stack the pages may talk to. */
export interface PageHosts {
  /** Of the pages of one chain, by CAIP-2 id. */
  readonly rpcUrls: Readonly<Record<string, ReadonlyArray<string>>>
  /** Of the pages of all namespaces. */
  readonly networkUrls: Readonly<Record<string, ReadonlyArray<string>>>
  readonly cloudUrl: string | undefined
  /** The shop of the stack. */
  readonly sellerUrl: string | undefined
  /** The wallet in the place of Coinbase's. */
  readonly coinbaseUrl: string | undefined
  /** The host page of Safes. */
  readonly safeUrl: string | undefined
  /** The page of the Farcaster client. */
  readonly farcasterUrl: string | undefined
  /** The exchanges of the stack. */
  readonly exchangesUrl: string | undefined
  readonly verifyUrl: string | undefined
}

/** The policy of a test page by the name of its file: what `latchkey csp` prints for the plugins that it has. */
export const pagePolicies = ({
  rpcUrls,
  networkUrls,
  cloudUrl,
  sellerUrl,
  coinbaseUrl,
  safeUrl,
  farcasterUrl,
  exchangesUrl,
  verifyUrl
}: PageHosts): ((file: string) => string) => {
  const seller = sellerUrl === undefined ? [] : [stackSeller({ url: sellerUrl, usdc: "eip155:1:0x" })]
  const one = contentSecurityPolicy({
    plugins: [
      evm(),
      receive(),
      icons(),
      ...(coinbaseUrl === undefined ? [] : [coinbase({ keysUrl: `${coinbaseUrl}/connect` })]),
      ...(safeUrl === undefined ? [] : [safe({ allowedDomains: [safeUrl] })]),
      ...(farcasterUrl === undefined ? [] : [farcaster({ allowedDomains: [farcasterUrl] })]),
      ...seller,
      ...(exchangesUrl === undefined
        ? []
        : [exchangeApi({ url: exchangesUrl, projectId: "stack", pages: [exchangesUrl] })]),
      ...(cloudUrl === undefined ? [] : [cloud({ projectId: "stack", urls: { api: cloudUrl } })])
    ],
    customRpcUrls: rpcUrls
  })
  const chains = chainPages.map(({ plugin }) => plugin())
  const all = contentSecurityPolicy({ plugins: [...chains, receive()], customRpcUrls: networkUrls })
  const pairing = contentSecurityPolicy({
    plugins: [
      ...chains,
      // Relays of a test's own are on other ports.
      walletConnect({ projectId: "local", relayUrl: "ws://127.0.0.1:*", verifyUrl: verifyUrl ?? false })
    ],
    customRpcUrls: networkUrls
  })
  const email = contentSecurityPolicy({
    // Frames of a test's own are on other ports; one with passkeys is at a name.
    plugins: [
      ...chains,
      ...seller,
      ...["127.0.0.1", "localhost"].map((host) => embedded({ frameUrl: `http://${host}:*` }))
    ],
    customRpcUrls: networkUrls
  })
  const policies: Readonly<Record<string, string>> = {
    "chains.html": all.header,
    "email.html": email.header,
    "pairing.html": pairing.header,
    // The wallet of a test is in the page, and asks its node from there.
    "plain.html": contentSecurityPolicy({ plugins: [evm()], customRpcUrls: rpcUrls }).header
  }
  return (file) => policies[file] ?? one.header
}
