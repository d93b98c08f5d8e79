import type { CaipNetworkId } from "@latchkey/core"
import { hasFunction, readField, WalletFault } from "@latchkey/core/chain-kit"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { MAINNET, SIGNET, TESTNET, TESTNET4 } from "../networkIds.ts"
import { callWallet } from "./callWallet.ts"
import { networkNamed, type NetworkNames } from "./NetworkNames.ts"
import { inferNetwork, toAccount } from "./readAccounts.ts"
import { listenToEvents, singleAccount } from "./singleAccount.ts"
import type { Reading, WalletWire } from "./WalletWire.ts"

const chains: NetworkNames = {
  [MAINNET]: "BITCOIN_MAINNET",
  [TESTNET]: "BITCOIN_TESTNET",
  [TESTNET4]: "BITCOIN_TESTNET4",
  [SIGNET]: "BITCOIN_SIGNET"
}

/** UniSat: one account at a time, on the network that the wallet is on. */
export const unisat = (provider: unknown): WalletWire => {
  const ask = (method: string, ...args: ReadonlyArray<unknown>) => callWallet(provider, method, args)

  const toReading = async (list: unknown, wanted: ReadonlyArray<CaipNetworkId>): Promise<Reading> => {
    const address: unknown = Array.isArray(list) ? list[0] : undefined
    if (address === undefined) return { accounts: [], networkId: MAINNET }
    const [publicKey, chain] = await Promise.all([
      ask("getPublicKey").catch(() => undefined),
      hasFunction(provider, "getChain") ? ask("getChain") : undefined
    ])
    const accounts = toAccount({ type: "payment", address, publicKey })
    const networkId =
      chain === undefined ? inferNetwork(accounts, wanted) : networkNamed(chains, readField(chain, "enum"))
    // Fractal's addresses are written like Bitcoin's.
    if (networkId === undefined) throw new WalletFault("denied", "The wallet is on no network of Bitcoin.")
    return { accounts, networkId }
  }
  const read = async (wanted: ReadonlyArray<CaipNetworkId>) => toReading(await ask("getAccounts"), wanted)

  return {
    ...singleAccount(() => provider),
    connect: async (wanted) => toReading(await ask("requestAccounts"), wanted),
    read,
    switchNetwork: async (networkId) => {
      const chain = chains[networkId]
      if (chain === undefined) throw new MethodUnsupportedError({ method: "switchChain" })
      await ask("switchChain", chain)
      return read([networkId])
    },
    listen: (onChange) =>
      listenToEvents(provider, ["accountsChanged", "chainChanged", "networkChanged"], onChange),
    disconnect: () => ask("disconnect")
  }
}
