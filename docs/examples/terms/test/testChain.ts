import { definePlugin, type NetworkInput } from "@latchkey/core"

export const testNetwork = (namespace: string): NetworkInput => ({
  id: "main",
  chainNamespace: namespace,
  name: namespace,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 9 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** A chain with one wallet, whose account and answer a test may change. */
export const testChain = (namespace: string, { signs = true } = {}) => {
  const wallet = { account: "a1", declines: false, signed: new Array<string>() }
  const plugin = definePlugin({
    id: namespace,
    namespaces: [{ id: namespace, name: namespace }],
    setup: (host) => {
      host.registerNamespace({
        id: namespace,
        parseAddress: (text) => (/^a\d$/.test(text) ? text : undefined),
        ...(signs && {
          signMessage: async ({ address, message }) => {
            if (wallet.declines) throw Object.assign(new Error("No"), { code: 4001 })
            wallet.signed.push(String(message))
            return `${address} signed`
          }
        })
      })
      host.registerConnector({
        id: `${namespace}-wallet`,
        name: "Wallet",
        namespaces: [namespace],
        connect: async () => ({
          grants: [
            {
              namespace,
              accounts: [{ address: wallet.account, type: "eoa" }],
              networkId: `${namespace}:main`,
              provider: wallet
            }
          ]
        })
      })
    }
  })
  return { wallet, plugin }
}
