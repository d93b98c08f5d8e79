import type { AccountType, CaipNetworkId } from "@latchkey/core"
import { decodeAddress } from "../address/Address.ts"
import { MAINNET, REGTEST, SIGNET, TESTNET, TESTNET4, type NetworkNames } from "../networkIds.ts"
import { requestWallet } from "./callWallet.ts"
import { property } from "./foreign.ts"
import { fromBase64, fromHex, toBase64, toHex } from "./encoding.ts"
import { messageText } from "./messageText.ts"
import { readAccounts } from "./readAccounts.ts"
import type { Reading, WalletWire } from "./WalletWire.ts"

const names: NetworkNames = {
  [MAINNET]: "mainnet",
  [TESTNET]: "testnet",
  [TESTNET4]: "testnet4",
  [SIGNET]: "signet",
  [REGTEST]: "regtest"
}
const types: Readonly<Record<string, AccountType>> = { p2wpkh: "payment", p2tr: "ordinal" }
const codes = { unsupported: [-32601, 4002] }

/**
 * Leather, by its own requests. The page names the network with each. It shows its window for every question about
 * accounts, so that a session cannot be found again after a reload, and tells no changes.
 */
export const leather = (provider: unknown): WalletWire => {
  const ask = (method: string, params: object) => requestWallet(provider, method, params, codes)

  const connect = async (wanted: ReadonlyArray<CaipNetworkId>): Promise<Reading> => {
    const networkId = wanted.find((id) => names[id] !== undefined) ?? MAINNET
    const result = await ask("getAddresses", { network: names[networkId] })
    const accounts = readAccounts(property(result, "addresses"), (field) => ({
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
      property(
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
        hex: toHex(fromBase64(psbt) ?? new Uint8Array()),
        signAtIndex: signInputs.map(({ index }) => index),
        ...(allowedSighash.length > 0 ? { allowedSighash } : {}),
        broadcast,
        network: names[networkId]
      })
      const signed = fromHex(String(property(result, "hex")))
      return { psbt: signed && toBase64(signed), txid: property(result, "txid") }
    },
    sendTransfer: async ({ recipient, amount }, networkId) =>
      property(
        await ask("sendTransfer", {
          recipients: [{ address: recipient, amount: String(amount) }],
          network: names[networkId]
        }),
        "txid"
      )
  }
}
