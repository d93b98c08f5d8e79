import { formatAmount, type CaipNetworkId } from "@latchkey/core"
import {
  fromBase64,
  fromHex,
  hasFunction,
  listenToWallet,
  readField,
  toBase64,
  toHex,
  WalletFault
} from "@latchkey/core/chain-kit"
import { MethodUnsupportedError } from "../provider/errors.ts"
import { callWallet } from "./callWallet.ts"
import { messageText } from "./messageText.ts"
import { MAX_TEXT, type WalletWire } from "./WalletWire.ts"

/** Calls `onChange` for each of the events of a wallet's object, until the returned function is called. */
export const listenToEvents = (
  wallet: unknown,
  events: ReadonlyArray<string>,
  onChange: () => void
): (() => void) => {
  const stops = events.map((event) => listenToWallet(wallet, event, () => onChange()))
  return () => stops.forEach((stop) => stop())
}

/** The wallet's object for a network. */
type WalletOf = (networkId: CaipNetworkId) => unknown

/** The wallet's address now, `null` where it shows none; undefined where it does not tell. */
const currentAddress = async (wallet: unknown): Promise<unknown> => {
  if (!hasFunction(wallet, "getAccounts")) return readField(readField(wallet, "selectedAccount"), "address")
  const accounts = await callWallet(wallet, "getAccounts")
  return (Array.isArray(accounts) ? accounts[0] : undefined) ?? null
}

/** Signing by UniSat's functions, which OKX has taken over: one account, which no request names. */
export const singleAccount = (
  walletOf: WalletOf
): Pick<WalletWire, "protocols" | "signMessage" | "signPsbt" | "sendTransfer"> => {
  // Since no request names the account, the wallet's may be another by now.
  const stillOn = async (wallet: unknown, address: string) => {
    const current = await currentAddress(wallet)
    if (current === undefined) return
    if (typeof current !== "string" || current.toLowerCase() !== address.toLowerCase()) {
      throw new WalletFault("failed", "The wallet's account is another one by now.")
    }
  }
  return {
    protocols: ["ecdsa", "bip322"],
    signMessage: async ({ message, address, protocol }, networkId) => {
      const wallet = walletOf(networkId)
      const text = messageText(message)
      await stillOn(wallet, address)
      return callWallet(wallet, "signMessage", [text, protocol === "bip322" ? "bip322-simple" : "ecdsa"])
    },
    signPsbt: async ({ psbt, signInputs, broadcast, check }, networkId) => {
      const wallet = walletOf(networkId)
      if (broadcast && !hasFunction(wallet, "pushPsbt"))
        throw new MethodUnsupportedError({ method: "pushPsbt" })
      const toSignInputs = signInputs.map(({ address, index, sighashTypes }) => ({
        index,
        address,
        ...(sighashTypes === undefined ? {} : { sighashTypes: [...sighashTypes] })
      }))
      const hex = toHex(fromBase64(psbt, MAX_TEXT) ?? [])
      const answer = await callWallet(wallet, "signPsbt", [hex, { autoFinalized: broadcast, toSignInputs }])
      const bytes = fromHex(answer, MAX_TEXT)
      if (bytes === undefined || bytes.length === 0) {
        throw new WalletFault("failed", "The wallet's answer is no PSBT.")
      }
      const signed = toBase64(bytes)
      if (!broadcast) return { psbt: signed }
      check?.(signed)
      return { psbt: signed, txid: await callWallet(wallet, "pushPsbt", [answer]) }
    },
    sendTransfer: async ({ recipient, amount, address }, networkId) => {
      const wallet = walletOf(networkId)
      await stillOn(wallet, address)
      if (hasFunction(wallet, "sendBitcoin") || !hasFunction(wallet, "send")) {
        return callWallet(wallet, "sendBitcoin", [recipient, Number(amount)])
      }
      const value = formatAmount({ value: amount, decimals: 8 })
      return readField(await callWallet(wallet, "send", [{ from: address, to: recipient, value }]), "txhash")
    }
  }
}
