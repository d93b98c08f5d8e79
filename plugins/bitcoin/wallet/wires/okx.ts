import { list, refuse, string, type Decode } from "../../../../tests/testing/src/decode/Decode.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import { fields, rate, satoshi, toBase64, toHex } from "../state/decodePage.ts"
import { withoutSign, type Holding } from "../state/Holding.ts"
import type { BitcoinWire, WireContext } from "./BitcoinWire.ts"
import { createEmitter, type Emitter } from "./emitter.ts"
import { installAt } from "./installAt.ts"
import { plainRejection, unauthorized } from "./plainRejection.ts"
import { messageType, rawTransaction, sendOptions, type UnisatPsbtOptions } from "./unisat.ts"
import { psbtText, unisatPsbt } from "./unisatPsbt.ts"

/** An address as OKX tells it. */
export interface OkxAccount {
  readonly address: string
  /** In hexadecimal; without its sign for a taproot address. */
  readonly publicKey: string
  readonly compressedPublicKey: string
}

/** What OKX's `send` takes. */
export interface OkxTransfer {
  readonly from: string
  readonly to: string
  /** In whole coins, such as "0.000012". */
  readonly value: string | number
  /** Satoshi for each virtual byte. */
  readonly satBytes?: string | number
}

/** OKX's provider of a network that is not Bitcoin itself. Each method rejects with a plain `{ code, message }`. */
export interface OkxTestProvider extends Emitter {
  /** What `connect` answered last; `null` without permission. */
  readonly selectedAccount: OkxAccount | null
  connect(): Promise<OkxAccount>
  disconnect(): Promise<void>
  /** Base64, by default of an ECDSA signature. */
  signMessage(text: string, type?: "ecdsa" | "bip322-simple"): Promise<string>
  signPsbt(psbtHex: string, options?: UnisatPsbtOptions): Promise<string>
  signPsbts(psbtHexs: readonly string[], options?: readonly UnisatPsbtOptions[]): Promise<readonly string[]>
  send(transfer: OkxTransfer): Promise<{ readonly txhash: string }>
}

/** OKX's provider of Bitcoin itself, which can do more. */
export interface OkxProvider extends OkxTestProvider {
  requestAccounts(): Promise<readonly string[]>
  getAccounts(): Promise<readonly string[]>
  getNetwork(): Promise<string>
  getPublicKey(): Promise<string>
  /** In satoshi. */
  getBalance(): Promise<{ readonly confirmed: number; readonly unconfirmed: number; readonly total: number }>
  pushTx(rawTx: string): Promise<string>
  pushPsbt(psbtHex: string): Promise<string>
  sendBitcoin(toAddress: string, satoshis: number, options?: { readonly feeRate?: number }): Promise<string>
}

/** `window.okxwallet`, with a provider for each network that the wallet serves. */
export interface OkxWallet {
  readonly bitcoin?: OkxProvider
  readonly bitcoinTestnet?: OkxTestProvider
  readonly bitcoinSignet?: OkxTestProvider
}

const asking: ReadonlySet<string> = new Set([
  "connect",
  "requestAccounts",
  "signMessage",
  "signPsbt",
  "signPsbts",
  "send",
  "sendBitcoin"
])

/** Whole coins, written out or not, in satoshi. */
const coins: Decode<bigint> = (value, at) => {
  const text = typeof value === "number" ? value.toFixed(8) : value
  const parts = typeof text === "string" ? /^(\d{1,8})(?:\.(\d{1,8}))?$/.exec(text) : null
  if (parts === null) return refuse(at, "an amount in whole coins", value)
  return BigInt(parts[1]!) * 100_000_000n + BigInt((parts[2] ?? "").padEnd(8, "0"))
}

const transfer = fields({ from: string, to: string, value: coins }, { satBytes: rate })

/** Speaks as OKX does: a provider for each network, beside one another. */
export function createOkxWire(context: WireContext): BitcoinWire<OkxWallet> {
  const { state, listeners } = context
  const served = state.networks.map((network) => {
    const prefix = network.okx.property === "bitcoin" ? "" : `${network.okx.property}:`
    return { network, prefix, provider: createNetworkProvider(context, network, prefix) }
  })
  const wallet: OkxWallet = Object.fromEntries(
    served.map(({ network, provider }) => [network.okx.property, provider])
  )
  return {
    provider: wallet,
    announce: (place) => installAt(place, "okxwallet", wallet),
    changed(before, after) {
      const [was] = before.holdings
      const [is] = after.holdings
      if (was?.account === is?.account && was?.purpose === is?.purpose) return
      for (const { network, prefix } of served) {
        const [holding] = state.shown(network)
        listeners.emit(`${prefix}accountChanged`, [holding === undefined ? null : accountOf(holding)])
        listeners.emit(`${prefix}accountsChanged`, [holding === undefined ? [] : [holding.address]])
      }
    }
  }
}

function createNetworkProvider(
  context: WireContext,
  network: WalletNetwork,
  prefix: string
): OkxProvider | OkxTestProvider {
  const { state, actions, listeners } = context
  const call = context.speak({ asking, success: (result) => result, failure: plainRejection })

  const permitted = (): Holding => {
    const [holding] = state.shown(network)
    if (holding === undefined) throw unauthorized()
    return holding
  }
  const connect = async (method: string, params: unknown): Promise<Holding> => {
    const [holding] = await actions.connect({ method, params }, [], network)
    return holding!
  }

  const common: OkxTestProvider = {
    ...createEmitter(listeners, prefix),
    get selectedAccount() {
      const [holding] = state.shown(network)
      return holding === undefined ? null : accountOf(holding)
    },
    connect: () =>
      call("connect", [], async (params) => accountOf(await connect("connect", params))) as never,
    disconnect: () => call("disconnect", [], async () => state.grant([])) as never,
    signMessage: (text, type) =>
      call("signMessage", [text, type], async (params) => {
        const message = new TextEncoder().encode(string(text, "text"))
        const protocol = messageType(type, "type") === "bip322-simple" ? "bip322" : "ecdsa"
        const asked = { method: "signMessage", params }
        const holding = permitted()
        const { signature } = await actions.signMessage(asked, { holding, message, protocol, header: "core" })
        return toBase64(signature)
      }) as never,
    signPsbt: (psbtHex, options) =>
      call("signPsbt", [psbtHex, options], async (params) => {
        const toSign = unisatPsbt(psbtHex, options, permitted())
        return toHex((await actions.signPsbt({ method: "signPsbt", params }, toSign)).psbt)
      }) as never,
    signPsbts: (psbtHexs, options) =>
      call("signPsbts", [psbtHexs, options], async (params) => {
        const holding = permitted()
        const signed: string[] = []
        for (const [index, psbt] of list(string, 1)(psbtHexs, "psbtHexs").entries()) {
          const toSign = unisatPsbt(psbt, options?.[index], holding)
          signed.push(toHex((await actions.signPsbt({ method: "signPsbts", params }, toSign)).psbt))
        }
        return signed
      }) as never,
    send: (given) =>
      call("send", [given], async (params) => {
        const { from, to, value, satBytes } = transfer(given, "params")
        const holding = permitted()
        if (from !== holding.address) throw unauthorized()
        const recipients = [{ address: to, amount: value }]
        const txhash = await actions.transfer(
          { method: "send", params },
          { holding, recipients, ...(satBytes !== undefined && { feeRate: satBytes }) }
        )
        return { txhash }
      }) as never
  }
  if (network.okx.property !== "bitcoin") return common

  const more: Omit<OkxProvider, keyof OkxTestProvider> = {
    requestAccounts: () =>
      call("requestAccounts", [], async (params) => [
        (await connect("requestAccounts", params)).address
      ]) as never,
    getAccounts: () =>
      call("getAccounts", [], async () => state.shown(network).map((holding) => holding.address)) as never,
    getNetwork: () => call("getNetwork", [], async () => network.okx.network) as never,
    getPublicKey: () => call("getPublicKey", [], async () => permitted().publicKey) as never,
    getBalance: () =>
      call("getBalance", [], async () => {
        const { confirmed, unconfirmed } = await actions.balance(permitted().address, network)
        return {
          confirmed: Number(confirmed),
          unconfirmed: Number(unconfirmed),
          total: Number(confirmed + unconfirmed)
        }
      }) as never,
    pushTx: (rawTx) =>
      call("pushTx", [rawTx], async () => {
        permitted()
        return actions.pushTransaction(rawTransaction(rawTx, "rawTx"), network)
      }) as never,
    pushPsbt: (psbtHex) =>
      call("pushPsbt", [psbtHex], async () => {
        permitted()
        return actions.pushPsbt(psbtText(psbtHex, "psbtHex"), network)
      }) as never,
    sendBitcoin: (toAddress, satoshis, options) =>
      call("sendBitcoin", [toAddress, satoshis, options], async (params) => {
        const recipient = {
          address: string(toAddress, "toAddress"),
          amount: satoshi()(satoshis, "satoshis")
        }
        const { feeRate } = sendOptions(options, "options") ?? {}
        const asked = { method: "sendBitcoin", params }
        return actions.transfer(asked, {
          holding: permitted(),
          recipients: [recipient],
          ...(feeRate !== undefined && { feeRate })
        })
      }) as never
  }
  // Not spread: that would read the selected account once and for all.
  return Object.defineProperties(common, Object.getOwnPropertyDescriptors(more)) as OkxProvider
}

const accountOf = ({ address, publicKey, type }: Holding): OkxAccount => ({
  address,
  publicKey: type === "p2tr" ? withoutSign(publicKey) : publicKey,
  compressedPublicKey: publicKey
})
