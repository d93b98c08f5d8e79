import type { AccountType, CaipNetworkId } from "@latchkey/core"
import {
  hasForeignCode,
  readField,
  subscribeForeign,
  WalletFault,
  type FaultKindOf
} from "@latchkey/core/chain-kit"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { MAINNET, SIGNET, TESTNET, TESTNET4, REGTEST } from "../networkIds.ts"
import { callWallet, requestWallet } from "./callWallet.ts"
import { networkNamed, type NetworkNames } from "./NetworkNames.ts"
import { messageText } from "./messageText.ts"
import { inferNetwork, readAccounts } from "./readAccounts.ts"
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
const kindOf: FaultKindOf = (cause) =>
  hasForeignCode(cause, -32000)
    ? "rejected"
    : hasForeignCode(cause, -32001)
      ? "unsupported"
      : hasForeignCode(cause, -32002)
        ? "denied"
        : undefined
const purposes = Object.keys(types)
const message = "Connect to your wallet"

/** Xverse, and other wallets whose object takes the requests of Sats Connect. */
export const satsConnect = (provider: unknown): WalletWire => {
  const ask = (method: string, params: unknown = null) => requestWallet(provider, method, params, kindOf)

  const toReading = (result: unknown, wanted: ReadonlyArray<CaipNetworkId>): Reading => {
    const accounts = readAccounts(readField(result, "addresses"), (field) => ({
      type: types[String(field("purpose"))],
      address: field("address"),
      publicKey: field("publicKey")
    }))
    const name = readField(readField(readField(result, "network"), "bitcoin"), "name")
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
      if (name === undefined) throw new MethodUnsupportedError({ method: "wallet_changeNetwork" })
      await ask("wallet_changeNetwork", { name })
      return read([networkId]).catch(() => connect([networkId]))
    },
    signMessage: async (request) =>
      readField(
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
      return { psbt: readField(result, "psbt"), txid: readField(result, "txid") }
    },
    sendTransfer: async ({ recipient, amount }) =>
      readField(
        await ask("sendTransfer", { recipients: [{ address: recipient, amount: Number(amount) }] }),
        "txid"
      ),
    listen: (onChange, onEnd) => {
      const events = { accountChange: onChange, networkChange: onChange, disconnect: onEnd }
      const stops = Object.entries(events).map(([eventName, cb]) =>
        subscribeForeign(() => callWallet(provider, "addListener", [{ eventName, cb: () => cb() }]))
      )
      return () => stops.forEach((stop) => stop())
    },
    disconnect: () => ask("wallet_disconnect")
  }
}
