import type { AccountType, CaipNetworkId } from "@latchkey/core"
import { MethodUnsupportedError } from "../provider/errors.ts"
import {
  MAINNET,
  networkNamed,
  SIGNET,
  TESTNET,
  TESTNET4,
  REGTEST,
  type NetworkNames
} from "../networkIds.ts"
import { callWallet, requestWallet } from "./callWallet.ts"
import { property } from "./foreign.ts"
import { messageText } from "./messageText.ts"
import { inferNetwork, readAccounts } from "./readAccounts.ts"
import { WalletFault } from "./WalletFault.ts"
import type { Reading, WalletWire } from "./WalletWire.ts"

const names: NetworkNames = {
  [MAINNET]: "Mainnet",
  [TESTNET]: "Testnet",
  [TESTNET4]: "Testnet4",
  [SIGNET]: "Signet",
  [REGTEST]: "Regtest"
}
const types: Readonly<Record<string, AccountType>> = {
  payment: "payment",
  ordinals: "ordinal"
}
const codes = { rejected: [-32000], unsupported: [-32601, -32001], denied: [-32002] }
const purposes = Object.keys(types)
const message = "Connect to your wallet"

/** Xverse, and other wallets whose object takes the requests of Sats Connect. */
export const satsConnect = (provider: unknown): WalletWire => {
  const ask = (method: string, params: unknown = null) => requestWallet(provider, method, params, codes)

  const toReading = (result: unknown, wanted: ReadonlyArray<CaipNetworkId>): Reading => {
    const accounts = readAccounts(property(result, "addresses"), (field) => ({
      type: types[String(field("purpose"))],
      address: field("address"),
      publicKey: field("publicKey")
    }))
    const name = property(property(property(result, "network"), "bitcoin"), "name")
    return { accounts, networkId: networkNamed(names, name) ?? inferNetwork(accounts, wanted) }
  }
  const connect = async (wanted: ReadonlyArray<CaipNetworkId>) => {
    const asked = wanted.find((id) => names[id] !== undefined)
    const network = asked === undefined ? {} : { network: names[asked] }
    try {
      const result = await ask("wallet_connect", { addresses: purposes, message, ...network })
      return toReading(result, asked === undefined ? wanted : [asked])
    } catch (fault) {
      if (!(fault instanceof WalletFault) || fault.kind !== "unsupported") throw fault
      return toReading(await ask("getAddresses", { purposes, message }), wanted)
    }
  }
  const read = async (wanted: ReadonlyArray<CaipNetworkId>) =>
    toReading(await ask("wallet_getAccount"), wanted)

  return {
    protocols: ["ecdsa", "bip322"],
    connect,
    read,
    switchNetwork: async (networkId) => {
      const name = names[networkId]
      if (name === undefined) throw new MethodUnsupportedError("wallet_changeNetwork")
      await ask("wallet_changeNetwork", { name })
      return read([networkId]).catch(() => connect([networkId]))
    },
    signMessage: async (request) =>
      property(
        await ask("signMessage", {
          address: request.address,
          message: messageText(request.message),
          protocol: request.protocol.toUpperCase()
        }),
        "signature"
      ),
    signPsbt: async ({ psbt, signInputs, broadcast }) => {
      const byAddress: Record<string, ReadonlyArray<number>> = {}
      for (const { address, index } of signInputs) byAddress[address] = [...(byAddress[address] ?? []), index]
      const result = await ask("signPsbt", { psbt, signInputs: byAddress, broadcast })
      return { psbt: property(result, "psbt"), txid: property(result, "txid") }
    },
    sendTransfer: async ({ recipient, amount }) =>
      property(
        await ask("sendTransfer", { recipients: [{ address: recipient, amount: Number(amount) }] }),
        "txid"
      ),
    listen: (onChange, onEnd) => {
      const events = { accountChange: onChange, networkChange: onChange, disconnect: onEnd }
      const stops = Object.entries(events).map(([eventName, cb]) =>
        callWallet(provider, "addListener", [{ eventName, cb: () => cb() }]).catch(() => undefined)
      )
      return () => {
        for (const stop of stops) void stop.then((end) => typeof end === "function" && end()).catch(() => {})
      }
    },
    disconnect: () => ask("wallet_disconnect")
  }
}
