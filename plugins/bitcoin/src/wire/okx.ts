import type { CaipNetworkId } from "@latchkey/core"
import { hasFunction, readField } from "@latchkey/core/chain-kit"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { MAINNET, SIGNET, TESTNET } from "../networkIds.ts"
import { callWallet } from "./callWallet.ts"
import type { NetworkNames } from "./NetworkNames.ts"
import { toAccount } from "./readAccounts.ts"
import { listenToEvents, singleAccount } from "./singleAccount.ts"
import type { Reading, WalletWire } from "./WalletWire.ts"

const keys: NetworkNames = { [MAINNET]: "bitcoin", [TESTNET]: "bitcoinTestnet", [SIGNET]: "bitcoinSignet" }

/** OKX Wallet: one account, and an object for each network, so that the page chooses which. */
export const okx = (root: unknown): WalletWire => {
  const walletOf = (networkId: CaipNetworkId) => readField(root, keys[networkId] ?? "")
  const first = (wanted: ReadonlyArray<CaipNetworkId>) => wanted.find((id) => id in keys) ?? MAINNET
  const toReading = (networkId: CaipNetworkId, address: unknown, publicKey: unknown): Reading => ({
    networkId,
    accounts: toAccount({ type: "payment", address, publicKey })
  })
  const ofAccount = (networkId: CaipNetworkId, account: unknown): Reading => {
    const publicKey = readField(account, "compressedPublicKey") ?? readField(account, "publicKey")
    return toReading(networkId, readField(account, "address"), publicKey)
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
        return ofAccount(networkId, readField(wallet, "selectedAccount"))
      const list = await callWallet(wallet, "getAccounts")
      const publicKey = await callWallet(wallet, "getPublicKey").catch(() => undefined)
      return toReading(networkId, Array.isArray(list) ? list[0] : undefined, publicKey)
    },
    switchNetwork: async (networkId) => {
      if (!(networkId in keys)) throw new MethodUnsupportedError({ method: "connect" })
      return connect([networkId])
    },
    listen: (onChange) => {
      const stops = (Object.keys(keys) as ReadonlyArray<CaipNetworkId>).map((networkId) =>
        listenToEvents(walletOf(networkId), ["accountChanged", "accountsChanged"], onChange)
      )
      return () => stops.forEach((stop) => stop())
    },
    disconnect: () => callWallet(readField(root, "bitcoin"), "disconnect")
  }
}
