import type { AccountType, CaipNetworkId } from "@latchkey/core"
import {
  fromBase64,
  fromHex,
  hasForeignCode,
  readField,
  toBase64,
  toHex,
  type FaultKindOf
} from "@latchkey/core/chain-kit"
import { decodeAddress } from "../address/Address.ts"
import { MAINNET, REGTEST, SIGNET, TESTNET, TESTNET4 } from "../networkIds.ts"
import { requestWallet } from "./callWallet.ts"
import type { NetworkNames } from "./NetworkNames.ts"
import { messageText } from "./messageText.ts"
import { readAccounts } from "./readAccounts.ts"
import { MAX_TEXT, type Reading, type WalletWire } from "./WalletWire.ts"

const names: NetworkNames = {
  [MAINNET]: "mainnet",
  [TESTNET]: "testnet",
  [TESTNET4]: "testnet4",
  [SIGNET]: "signet",
  [REGTEST]: "regtest"
}
const types: Readonly<Record<string, AccountType>> = { p2wpkh: "payment", p2tr: "ordinal" }
const kindOf: FaultKindOf = (cause) => (hasForeignCode(cause, 4002) ? "unsupported" : undefined)

/**
 * Leather, by its own requests. The page names the network with each. It shows its window for every question about
 * accounts, so that a session cannot be found again after a reload, and tells no changes.
 */
export const leather = (provider: unknown): WalletWire => {
  const ask = (method: string, params: object) => requestWallet(provider, method, params, kindOf)

  const connect = async (wanted: ReadonlyArray<CaipNetworkId>): Promise<Reading> => {
    const networkId = wanted.find((id) => names[id] !== undefined) ?? MAINNET
    const result = await ask("getAddresses", { network: names[networkId] })
    const accounts = readAccounts(readField(result, "addresses"), (field) => ({
      type: types[String(field("type"))],
      address: field("address"),
      publicKey: field("publicKey"),
      path: field("derivationPath")
    }))
    return { accounts, networkId }
  }

  return {
    protocols: ["bip322"],
    connect,
    switchNetwork: (networkId) => connect([networkId]),
    signMessage: async ({ message, address }, networkId) =>
      readField(
        await ask("signMessage", {
          message: messageText(message),
          paymentType: decodeAddress(address)?.kind,
          network: names[networkId]
        }),
        "signature"
      ),
    signPsbt: async ({ psbt, signInputs, broadcast }, networkId) => {
      const allowedSighash = [...new Set(signInputs.flatMap(({ sighashTypes = [] }) => sighashTypes))]
      const result = await ask("signPsbt", {
        hex: toHex(fromBase64(psbt, MAX_TEXT) ?? []),
        signAtIndex: signInputs.map(({ index }) => index),
        ...(allowedSighash.length > 0 ? { allowedSighash } : {}),
        broadcast,
        network: names[networkId]
      })
      const signed = fromHex(readField(result, "hex"), MAX_TEXT)
      return { psbt: signed && toBase64(signed), txid: readField(result, "txid") }
    },
    sendTransfer: async ({ recipient, amount }, networkId) =>
      readField(
        await ask("sendTransfer", {
          recipients: [{ address: recipient, amount: String(amount) }],
          network: names[networkId]
        }),
        "txid"
      )
  }
}
