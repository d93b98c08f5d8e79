import { list, string, type Decode } from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import { fields, nullish, oneOf, rate, satoshi, toBase64, toHex } from "../state/decodePage.ts"
import type { Holding } from "../state/Holding.ts"
import type { BitcoinWire, WireContext } from "./BitcoinWire.ts"
import { createEmitter, type Emitter } from "./emitter.ts"
import { installAt } from "./installAt.ts"
import { plainRejection, unauthorized } from "./plainRejection.ts"
import { psbtText, unisatPsbt } from "./unisatPsbt.ts"

/** What UniSat calls a network. */
export interface UnisatChain {
  readonly enum: string
  readonly name: string
  readonly network: string
}

/** How a PSBT is to be signed. */
export interface UnisatPsbtOptions {
  /** Whether what was signed is made final; true when absent. */
  readonly autoFinalized?: boolean
  /** The inputs to sign; every one of the address when absent. */
  readonly toSignInputs?: readonly {
    readonly index: number
    readonly address?: string
    readonly publicKey?: string
    readonly sighashTypes?: readonly number[]
    readonly disableTweakSigner?: boolean
    readonly useTweakedSigner?: boolean
  }[]
}

/** UniSat's provider, as a page meets it. Each method rejects with a plain `{ code, message }`. */
export interface UnisatProvider extends Emitter {
  requestAccounts(): Promise<readonly string[]>
  /** The one address, or none without permission. */
  getAccounts(): Promise<readonly string[]>
  disconnect(): Promise<void>
  getVersion(): Promise<string>
  getPublicKey(): Promise<string>
  /** "livenet" or "testnet": the kind of addresses. */
  getNetwork(): Promise<string>
  switchNetwork(network: string): Promise<string>
  getChain(): Promise<UnisatChain>
  switchChain(chain: string): Promise<UnisatChain>
  /** In satoshi. */
  getBalance(): Promise<{ readonly confirmed: number; readonly unconfirmed: number; readonly total: number }>
  /** Base64, by default of an ECDSA signature. */
  signMessage(text: string, type?: "ecdsa" | "bip322-simple"): Promise<string>
  /** Takes hexadecimal or base64, yields hexadecimal. */
  signPsbt(psbtHex: string, options?: UnisatPsbtOptions): Promise<string>
  signPsbts(psbtHexs: readonly string[], options?: readonly UnisatPsbtOptions[]): Promise<readonly string[]>
  pushTx(transaction: { readonly rawtx: string } | string): Promise<string>
  pushPsbt(psbtHex: string): Promise<string>
  /** Yields the transaction's id. */
  sendBitcoin(toAddress: string, satoshis: number, options?: { readonly feeRate?: number }): Promise<string>
}

const asking: ReadonlySet<string> = new Set([
  "requestAccounts",
  "switchNetwork",
  "switchChain",
  "signMessage",
  "signPsbt",
  "signPsbts",
  "sendBitcoin"
])

export const messageType = nullish(oneOf("ecdsa", "bip322-simple"))
export const sendOptions = nullish(fields({}, { feeRate: rate }))
export const rawTransaction: Decode<string> = (value, at) =>
  typeof value === "object" ? fields({ rawtx: string })(value, at).rawtx : string(value, at)

/** Speaks as UniSat does: a method for each thing, one address, rejections that are plain objects. */
export function createUnisatWire(context: WireContext): BitcoinWire<UnisatProvider> {
  const { state, actions, listeners } = context
  const call = context.speak({ asking, success: (result) => result, failure: plainRejection })

  const wrong = (text: string) => new ProviderRpcError(providerErrorCode.internal, text)
  /** The address of a site that has permission. Fails with 4100. */
  const permitted = (): Holding => {
    const [holding] = state.shown()
    if (holding === undefined) throw unauthorized()
    return holding
  }
  /** The address, after asking for it when the site has no permission yet. */
  const connected = async (params: unknown): Promise<Holding> => {
    const [holding] = await actions.connect({ method: "requestAccounts", params }, [])
    return holding!
  }
  const move = async (method: string, params: unknown, network: WalletNetwork | undefined, known: string) => {
    if (network === undefined) throw wrong(`the ${known}`)
    await connected(params)
    await actions.switchNetwork({ method, params }, network)
    return network.unisat
  }
  const supported = (of: (chain: UnisatChain) => string) =>
    [...new Set(state.networks.map((network) => of(network.unisat)))].join(",")

  const provider: UnisatProvider = {
    ...createEmitter(listeners),
    requestAccounts: () =>
      call("requestAccounts", [], async (params) => [(await connected(params)).address]) as never,
    getAccounts: () =>
      call("getAccounts", [], async () => state.shown().map((holding) => holding.address)) as never,
    disconnect: () => call("disconnect", [], async () => state.grant([])) as never,
    getVersion: () => call("getVersion", [], async () => "1.6.0") as never,
    getPublicKey: () => call("getPublicKey", [], async () => permitted().publicKey) as never,
    getNetwork: () =>
      call("getNetwork", [], async () => {
        permitted()
        return state.network().unisat.network
      }) as never,
    switchNetwork: (name) =>
      call("switchNetwork", [name], async (params) => {
        const network = state.networks.find((candidate) => candidate.unisat.network === name)
        const known = `network is invalid, supported networks: ${supported((chain) => chain.network)}`
        return (await move("switchNetwork", params, network, known)).network
      }) as never,
    getChain: () =>
      call("getChain", [], async () => {
        permitted()
        return { ...state.network().unisat }
      }) as never,
    switchChain: (name) =>
      call("switchChain", [name], async (params) => {
        const network = state.networks.find((candidate) => candidate.unisat.enum === name)
        const known = `chain is invalid, supported chains: ${supported((chain) => chain.enum)}`
        return { ...(await move("switchChain", params, network, known)) }
      }) as never,
    getBalance: () =>
      call("getBalance", [], async () => {
        const { address, network } = permitted()
        const { confirmed, unconfirmed } = await actions.balance(address, network)
        return {
          confirmed: Number(confirmed),
          unconfirmed: Number(unconfirmed),
          total: Number(confirmed + unconfirmed)
        }
      }) as never,
    signMessage: (text, type) =>
      call("signMessage", [text, type], async (params) => {
        const message = new TextEncoder().encode(string(text, "text"))
        const protocol = messageType(type, "type") === "bip322-simple" ? "bip322" : "ecdsa"
        const holding = await connected(params)
        const asked = { method: "signMessage", params }
        const { signature } = await actions.signMessage(asked, { holding, message, protocol, header: "core" })
        return toBase64(signature)
      }) as never,
    signPsbt: (psbtHex, options) =>
      call("signPsbt", [psbtHex, options], async (params) => {
        psbtText(psbtHex, "psbtHex")
        const holding = await connected(params)
        const toSign = unisatPsbt(psbtHex, options, holding)
        return toHex((await actions.signPsbt({ method: "signPsbt", params }, toSign)).psbt)
      }) as never,
    signPsbts: (psbtHexs, options) =>
      call("signPsbts", [psbtHexs, options], async (params) => {
        const psbts = list(string, 1)(psbtHexs, "psbtHexs")
        const holding = await connected(params)
        const signed: string[] = []
        for (const [index, psbt] of psbts.entries()) {
          const toSign = unisatPsbt(psbt, options?.[index], holding)
          signed.push(toHex((await actions.signPsbt({ method: "signPsbts", params }, toSign)).psbt))
        }
        return signed
      }) as never,
    pushTx: (transaction) =>
      call("pushTx", [transaction], async () => {
        const raw = rawTransaction(transaction, "rawtx")
        return actions.pushTransaction(raw, permitted().network)
      }) as never,
    pushPsbt: (psbtHex) =>
      call("pushPsbt", [psbtHex], async () => {
        const psbt = psbtText(psbtHex, "psbtHex")
        return actions.pushPsbt(psbt, permitted().network)
      }) as never,
    sendBitcoin: (toAddress, satoshis, options) =>
      call("sendBitcoin", [toAddress, satoshis, options], async (params) => {
        const recipient = {
          address: string(toAddress, "toAddress"),
          amount: satoshi()(satoshis, "satoshis")
        }
        const { feeRate } = sendOptions(options, "options") ?? {}
        const holding = await connected(params)
        return actions.transfer(
          { method: "sendBitcoin", params },
          { holding, recipients: [recipient], ...(feeRate !== undefined && { feeRate }) }
        )
      }) as never
  }

  return {
    provider,
    announce: (place) => installAt(place, "unisat", provider),
    changed(before, after) {
      if (before.holdings.length + after.holdings.length === 0) return
      const [was, is] = [before.network.unisat, after.network.unisat]
      if (was.network !== is.network) listeners.emit("networkChanged", [is.network])
      if (was.enum !== is.enum) listeners.emit("chainChanged", [{ ...is }])
      if (before.holdings[0]?.address !== after.holdings[0]?.address) {
        listeners.emit("accountsChanged", [after.holdings.map((holding) => holding.address)])
      }
    }
  }
}
