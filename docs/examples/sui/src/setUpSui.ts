import type { SetupHost } from "@latchkey/core"
import { explorerPages, readUrls, watchStandardWallets } from "@latchkey/core/chain-kit"
import { parseSuiAddress } from "./address.ts"
import { connectorFor } from "./connector.ts"
import type { SuiApi, SuiOptions } from "./sui.ts"
import { isSuiProvider, type SuiSession } from "./SuiSession.ts"

const decodeBalance = (answer: unknown): bigint => {
  const total = (answer as { readonly totalBalance?: unknown } | null)?.totalBalance
  if (typeof total !== "string" || !/^\d{1,40}$/.test(total))
    throw new Error("The node's answer is no balance.")
  return BigInt(total)
}

const session = (provider: unknown): SuiSession => {
  if (!isSuiProvider(provider)) throw new Error("No Sui wallet is connected.")
  return provider
}

/** Registers the namespace and a connector for each wallet of the page that speaks Sui. */
export const setUpSui = (host: SetupHost, options: SuiOptions): SuiApi => {
  host.registerNamespace({
    id: "sui",
    parseAddress: parseSuiAddress,
    explorerUrl: explorerPages("account", "tx"),
    signMessage: ({ provider, address, message }) => session(provider).signMessage(address, message),
    // A Sui wallet signs for any of its chains: the page chooses, and only has to know that the wallet can.
    switchNetwork: async ({ provider, network }) => session(provider).moveTo(String(network.caipNetworkId)),
    nativeBalance: async ({ address, network }) => {
      const { own, open } = readUrls(network, options)
      const urls = [...own, ...open]
      const answer = await host.rpc({ urls, method: "suix_getBalance", params: [address], kind: "read" })
      return { ...network.nativeCurrency, value: decodeBalance(answer) }
    }
  })
  if (typeof window !== "undefined") {
    host.onRemove(
      watchStandardWallets(window, (wallet) => {
        const connector = connectorFor(wallet)
        return connector === undefined ? undefined : host.registerConnector(connector)
      })
    )
  }
  return {
    signTransaction: async (transaction) => session(host.provider("sui")).signTransaction(transaction)
  }
}
