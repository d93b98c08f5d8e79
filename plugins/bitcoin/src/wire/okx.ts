import type { CaipNetworkId } from "@latchkey/core"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { MAINNET, SIGNET, TESTNET, type NetworkNames } from "../networkIds.ts"
import { callWallet } from "./callWallet.ts"
import { hasFunction, property } from "./foreign.ts"
import { toAccount } from "./readAccounts.ts"
import { hearEvents, singleAccount } from "./singleAccount.ts"
import type { Reading, WalletWire } from "./WalletWire.ts"

const keys: NetworkNames = { [MAINNET]: "bitcoin", [TESTNET]: "bitcoinTestnet", [SIGNET]: "bitcoinSignet" }

/** OKX Wallet: one account, and an object for each network, so that the page chooses which. */
export const okx = (root: unknown): WalletWire => {
  const walletOf = (networkId: CaipNetworkId) => property(root, keys[networkId] ?? "")
  const first = (wanted: ReadonlyArray<CaipNetworkId>) => wanted.find((id) => id in keys) ?? MAINNET
  const toReading = (networkId: CaipNetworkId, address: unknown, publicKey: unknown): Reading => ({
    networkId,
    accounts: toAccount({ type: "payment", address, publicKey })
  })
  const ofAccount = (networkId: CaipNetworkId, account: unknown): Reading => {
    const publicKey = property(account, "compressedPublicKey") ?? property(account, "publicKey")
    return toReading(networkId, property(account, "address"), publicKey)
  }
  const connect = async (wanted: ReadonlyArray<CaipNetworkId>) => {
    const networkId = first(wanted)
    return ofAccount(networkId, await callWallet(walletOf(networkId), "connect"))
  }

  return {
    ...singleAccount(walletOf),
    connect,
    read: async (wanted) => {
      const networkId = first(wanted)
      const wallet = walletOf(networkId)
      // Those of the test networks list no accounts.
      if (!hasFunction(wallet, "getAccounts"))
        return ofAccount(networkId, property(wallet, "selectedAccount"))
      const list = await callWallet(wallet, "getAccounts")
      const publicKey = await callWallet(wallet, "getPublicKey").catch(() => undefined)
      return toReading(networkId, Array.isArray(list) ? list[0] : undefined, publicKey)
    },
    switchNetwork: async (networkId) => {
      if (!(networkId in keys)) throw new MethodUnsupportedError("connect")
      return connect([networkId])
    },
    listen: (onChange) => {
      const stops = (Object.keys(keys) as ReadonlyArray<CaipNetworkId>).map((networkId) =>
        hearEvents(walletOf(networkId), ["accountChanged", "accountsChanged"], onChange)
      )
      return () => stops.forEach((stop) => stop())
    },
    disconnect: () => callWallet(property(root, "bitcoin"), "disconnect")
  }
}
