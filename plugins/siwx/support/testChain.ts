import { definePlugin, type CaipNetworkId, type NetworkInput, type SessionChange } from "@latchkey/core"
import type { MessageNamespace } from "../src/MessageNamespace.ts"
import type { SiwxVerifier } from "../src/server/index.ts"

/** The messages of the test chain. */
export const testNamespace: MessageNamespace = { id: "test", account: "Test", address: /^a\d+$/ }

const signatureOf = (address: string, message: string) => `${address} signed ${message}`

/** What a server needs to verify signatures of the test chain's wallet. */
export const verifyTest: SiwxVerifier = ({ data, message, signature }) =>
  signature === signatureOf(data.accountAddress, message)

/** A network of the test chain; nothing answers at its URL. */
export const network = (id: number): NetworkInput => ({
  id,
  chainNamespace: "test",
  name: `Network ${id}`,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** A wallet of the test chain, and what a test makes it do. */
export interface TestWallet {
  account: string
  type: "eoa" | "smartAccount"
  networkId: CaipNetworkId
  connected: boolean
  /** What the kit takes its connector for; a wallet of its own app when absent. */
  connectorType?: "auth"
  /** What it does when it is asked to sign; it signs at once when absent. */
  onSign: ((sign: () => string) => Promise<string>) | undefined
  /** What it was asked to sign, in order. */
  readonly asked: Array<string>
  readonly tell: (change: SessionChange) => void
}

/** A wallet that is connected to nothing. */
export const testWallet = (): TestWallet & { readonly listeners: Set<(change: SessionChange) => void> } => {
  const listeners = new Set<(change: SessionChange) => void>()
  return {
    account: "a1",
    type: "eoa",
    networkId: "test:1",
    connected: false,
    onSign: undefined,
    asked: [],
    listeners,
    tell: (change) => listeners.forEach((listener) => listener(change))
  }
}

/** A chain with one wallet, "wallet", and with `second` another, "second"; without `signs` they cannot sign messages. */
export const testChain = (
  first = testWallet(),
  { signs = true, second }: { readonly signs?: boolean; readonly second?: ReturnType<typeof testWallet> } = {}
) => {
  const wallets = { wallet: first, ...(second === undefined ? {} : { second }) }
  const ownerOf = (address: string) => (second !== undefined && second.account === address ? second : first)
  const sessionOf = (wallet: ReturnType<typeof testWallet>) => {
    wallet.connected = true
    const { account, networkId } = wallet
    return {
      grants: [
        {
          namespace: "test",
          accounts: [{ address: wallet.account, type: wallet.type }],
          networkId: wallet.networkId,
          provider: wallet
        }
      ],
      listen: (onChange: (change: SessionChange) => void) => {
        wallet.listeners.add(onChange)
        // What changed between the answer and the first listener, as a connector tells it that reads the wallet once more.
        if (wallet.account !== account)
          onChange({
            type: "accounts",
            namespace: "test",
            accounts: [{ namespace: "test", address: wallet.account, type: "eoa" }]
          })
        if (wallet.networkId !== networkId)
          onChange({ type: "network", namespace: "test", networkId: wallet.networkId })
        return () => void wallet.listeners.delete(onChange)
      },
      disconnect: async () => {
        wallet.connected = false
      }
    }
  }
  return definePlugin({
    id: "test",
    namespaces: [{ id: "test", name: "Test", defaultAccountType: "eoa" }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => (testNamespace.address.test(text) ? text : undefined),
        switchNetwork: async ({ network: { caipNetworkId } }) => {
          first.networkId = caipNetworkId
          first.tell({ type: "network", namespace: "test", networkId: caipNetworkId })
        },
        ...(signs && {
          signMessage: async ({ address, message }) => {
            const wallet = ownerOf(address)
            wallet.asked.push(String(message))
            const sign = () => signatureOf(address, String(message))
            return wallet.onSign === undefined ? sign() : wallet.onSign(sign)
          }
        })
      })
      for (const [id, wallet] of Object.entries(wallets))
        host.registerConnector({
          id,
          name: id === "wallet" ? "Wallet" : "Second",
          namespaces: ["test"],
          ...(wallet.connectorType === undefined ? {} : { type: wallet.connectorType }),
          connect: async () => sessionOf(wallet),
          reconnect: async () => (wallet.connected ? sessionOf(wallet) : undefined)
        })
    }
  })
}
