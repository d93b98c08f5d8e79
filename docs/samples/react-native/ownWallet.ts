import { definePlugin, type PromiseSession } from "@latchkey/core"

/** A wallet as EIP-1193 says: what your wallet's SDK for React Native gives you. */
export interface WalletProvider {
  request(request: { readonly method: string; readonly params?: ReadonlyArray<unknown> }): Promise<unknown>
}

const session = async (provider: WalletProvider, method: string): Promise<PromiseSession> => {
  const found = await provider.request({ method })
  const chainId = await provider.request({ method: "eth_chainId" })
  const accounts = (Array.isArray(found) ? found : []).flatMap((address) =>
    typeof address === "string" ? [{ address, type: "eoa" as const }] : []
  )
  if (accounts.length === 0) throw new Error("The wallet shared no account.")
  return { grants: [{ namespace: "eip155", accounts, networkId: `eip155:${Number(chainId)}`, provider }] }
}

/** A way to connect for the kit's EVM networks. */
export const ownWallet = (provider: WalletProvider) =>
  definePlugin({
    id: "own-wallet",
    when: "engine",
    requires: ["evm"],
    hosts: [],
    setup: (host) => {
      host.registerConnector({
        id: "own-wallet",
        name: "Own Wallet",
        namespaces: ["eip155"],
        connect: () => session(provider, "eth_requestAccounts"),
        reconnect: () => session(provider, "eth_accounts")
      })
    }
  })
