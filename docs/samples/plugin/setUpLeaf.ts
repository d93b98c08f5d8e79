import type { PromiseConnector, PromiseSession, SetupHost } from "@latchkey/core"
import { explorerPages } from "@latchkey/core/chain-kit"
import { leafWallet, type LeafWallet } from "./LeafWallet"

const address = /^leaf1[a-z0-9]{38}$/

// Nothing that a wallet says is believed: an address is decoded, or there is none.
const decode = (value: unknown) =>
  typeof value === "string" && address.test(value) ? [{ address: value, type: "eoa" as const }] : []

const session = async (wallet: LeafWallet, account: unknown): Promise<PromiseSession> => {
  const accounts = decode(account)
  if (accounts.length === 0) throw new Error("The wallet shared no account.")
  return {
    grants: [{ namespace: "leaf", accounts, networkId: "leaf:mainnet", provider: wallet }],
    listen: (onChange) =>
      wallet.onAccount((next) => {
        const changed = decode(next)
        onChange(
          changed.length === 0
            ? { type: "disconnect", namespace: "leaf" }
            : {
                type: "accounts",
                namespace: "leaf",
                accounts: changed.map((entry) => ({ ...entry, namespace: "leaf" }))
              }
        )
      }),
    disconnect: () => wallet.forget()
  }
}

const connectorFor = (wallet: LeafWallet): PromiseConnector => ({
  id: "leaf-wallet",
  name: "Leaf Wallet",
  namespaces: ["leaf"],
  connect: async () => session(wallet, await wallet.connect()),
  reconnect: async () => {
    const account = await wallet.account()
    return account === null ? undefined : session(wallet, account)
  }
})

/** Registers the namespace and, where the wallet is on the page, its connector. */
export const setUpLeaf = (host: SetupHost): void => {
  host.registerNamespace({
    id: "leaf",
    parseAddress: (text) => (address.test(text) ? text : undefined),
    explorerUrl: explorerPages("account", "transaction"),
    signMessage: ({ provider, address: account, message }) =>
      (provider as LeafWallet).sign(
        account,
        typeof message === "string" ? new TextEncoder().encode(message) : message
      ),
    nativeBalance: async ({ address: account, network }) => {
      const result = await host.rpc({
        // Only what the app configured: the network object's own URL is somebody else's host.
        urls: network.rpcUrls.custom.http,
        method: "leaf_balance",
        params: [account],
        kind: "read"
      })
      if (typeof result !== "string" || !/^\d{1,30}$/.test(result)) throw new Error("No balance.")
      const { symbol, decimals } = network.nativeCurrency
      return { value: BigInt(result), decimals, symbol }
    },
    paymentUri: ({ address: account, value }) =>
      `leaf:${account}${value === undefined ? "" : `?amount=${value}`}`
  })
  const wallet = leafWallet()
  if (wallet !== undefined) host.registerConnector(connectorFor(wallet))
}
