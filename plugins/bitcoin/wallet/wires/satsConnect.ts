import {
  boolean,
  isRecord,
  list,
  refuse,
  string,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import { createUuid } from "../../../../tests/testing/src/wallet/createUuid.ts"
import type { WalletNetwork } from "../networks/walletNetworks.ts"
import { base64Bytes, fields, nullish, oneOf, satoshi, toBase64, whole } from "../state/decodePage.ts"
import { withoutSign, type BitcoinPurpose, type Holding } from "../state/Holding.ts"
import type { BitcoinWire, Failure, WireContext } from "./BitcoinWire.ts"
import { installAt, listProvider } from "./installAt.ts"

/** What a Sats Connect wallet answers: JSON-RPC, with failures answered too and not thrown. */
export type SatsConnectAnswer = { readonly jsonrpc: "2.0"; readonly id: string } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }
)

/** Listens to one event. */
export type SatsConnectListener = (event: Readonly<Record<string, unknown>>) => void

/** The provider of Xverse and of the wallets that follow it, as a page meets it. */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<SatsConnectAnswer>
  /** Takes one object, or the event's name and a function in the older way. Returns what stops listening. */
  addListener(
    listener: { readonly eventName: string; readonly cb: SatsConnectListener } | string,
    cb?: SatsConnectListener
  ): () => void
}

/** Codes of Sats Connect. Source: `RpcErrorCode` of `@sats-connect/core`. */
const code = {
  userRejection: -32000,
  methodNotSupported: -32001,
  accessDenied: -32002
} as const

const codes: ReadonlyMap<number, readonly [code: number, message?: string]> = new Map([
  [providerErrorCode.userRejected, [code.userRejection, "User rejected the request."]],
  [providerErrorCode.unauthorized, [code.accessDenied, "Access denied."]],
  [providerErrorCode.unsupportedMethod, [code.methodNotSupported]]
] as const)

export const satsConnectMethods = [
  "getInfo",
  "getAddresses",
  "getAccounts",
  "getBalance",
  "signMessage",
  "signPsbt",
  "sendTransfer",
  "wallet_connect",
  "wallet_disconnect",
  "wallet_getAccount",
  "wallet_getNetwork",
  "wallet_changeNetwork",
  "wallet_getWalletType",
  "wallet_requestPermissions",
  "wallet_renouncePermissions"
] as const

type SatsConnectMethod = (typeof satsConnectMethods)[number]
type Methods = Readonly<Record<SatsConnectMethod, (params: unknown) => Promise<unknown>>>

const asking: ReadonlySet<string> = new Set<SatsConnectMethod>([
  "getAddresses",
  "getAccounts",
  "signMessage",
  "signPsbt",
  "sendTransfer",
  "wallet_connect",
  "wallet_changeNetwork",
  "wallet_requestPermissions"
])

const anyPurpose = oneOf("payment", "ordinals", "stacks", "starknet", "spark")
const shortText: Decode<string> = (value, at) =>
  string(value, at).length <= 80 ? (value as string) : refuse(at, "at most 80 characters", value)
const purposesParams = fields({ purposes: list(anyPurpose) }, { message: shortText })
const connectParams = nullish(
  fields({}, { addresses: list(anyPurpose), message: shortText, network: string })
)
const messageParams = fields({ address: string, message: string }, { protocol: oneOf("ECDSA", "BIP322") })
const transferParams = fields({ recipients: list(fields({ address: string, amount: satoshi() }), 1) })
const networkParams = fields({ name: string })
const inputsByAddress: Decode<readonly { address: string; indexes: readonly number[] }[]> = (value, at) =>
  isRecord(value)
    ? Object.entries(value).map(([address, indexes]) => ({
        address,
        indexes: list(whole)(indexes, `${at}.${address}`)
      }))
    : refuse(at, "an object of lists", value)
const psbtParams = fields({ psbt: base64Bytes }, { signInputs: inputsByAddress, broadcast: boolean })

const bitcoinPurposes = (purposes: readonly string[]) =>
  purposes.filter((purpose): purpose is BitcoinPurpose => purpose === "payment" || purpose === "ordinals")

/** An address the way that Sats Connect tells it. */
export const satsConnectAddress = ({ address, publicKey, purpose, type }: Holding) => ({
  address,
  publicKey: type === "p2tr" ? withoutSign(publicKey) : publicKey,
  purpose,
  addressType: type,
  walletType: "software"
})

const networkNames = ({ satsConnect, stacks }: WalletNetwork) => ({
  bitcoin: { name: satsConnect },
  stacks: { name: stacks }
})

/** Speaks Sats Connect: `request(method, params)` and `addListener`. */
export function createSatsConnectWire(
  context: WireContext,
  path = "XverseProviders.BitcoinProvider"
): BitcoinWire<SatsConnectProvider> {
  const { state, actions, listeners } = context

  const denied = () => new ProviderRpcError(providerErrorCode.unauthorized, "Access denied.")
  const connected = () => {
    if (state.shown().length === 0) throw denied()
  }
  const networkNamed = (name: string, at: string) =>
    state.networks.find((network) => network.satsConnect === name) ??
    refuse(at, `one of ${state.networks.map((network) => network.satsConnect).join(", ")}`, name)
  // An address that is not the connected account's is no matter of permission here but a wrong request.
  const holdingOf = (address: string) => {
    connected()
    const holding = state.shown().find((candidate) => candidate.address === address)
    if (holding !== undefined) return holding
    throw new ProviderRpcError(providerErrorCode.invalidRequest, "Address mismatch.")
  }
  const account = (holdings: readonly Holding[]) => ({
    id: `account:${state.network().satsConnect}:${state.shown()[0]?.publicKey.slice(0, 16) ?? ""}`,
    addresses: holdings.map(satsConnectAddress),
    walletType: "software",
    network: networkNames(state.network())
  })
  const disconnect = async () => {
    state.grant([])
    return null
  }

  const methods: Methods = {
    async getInfo() {
      return { version: "1.0.0", methods: [...satsConnectMethods], supports: [] }
    },
    async getAddresses(params) {
      const { purposes } = purposesParams(params, "params")
      const holdings = await actions.connect({ method: "getAddresses", params }, bitcoinPurposes(purposes))
      return { addresses: holdings.map(satsConnectAddress), network: networkNames(state.network()) }
    },
    async getAccounts(params) {
      const { purposes } = purposesParams(params, "params")
      const holdings = await actions.connect({ method: "getAccounts", params }, bitcoinPurposes(purposes))
      return holdings.map(satsConnectAddress)
    },
    async getBalance() {
      connected()
      const payment = state.shown().find((holding) => holding.purpose === "payment") ?? state.shown()[0]!
      const { confirmed, unconfirmed } = await actions.balance(payment.address, state.network())
      return {
        confirmed: String(confirmed),
        unconfirmed: String(unconfirmed),
        total: String(confirmed + unconfirmed)
      }
    },
    async signMessage(params) {
      const { address, message, protocol } = messageParams(params, "params")
      const holding = holdingOf(address)
      const wanted = protocol ?? (holding.type === "p2tr" ? "BIP322" : "ECDSA")
      if (wanted === "ECDSA" && holding.type === "p2tr") {
        throw new ProviderRpcError(
          providerErrorCode.unsupportedMethod,
          "ECDSA is not supported for the address provided"
        )
      }
      const { signature, messageHash } = await actions.signMessage(
        { method: "signMessage", params },
        {
          holding,
          message: new TextEncoder().encode(message),
          protocol: wanted === "ECDSA" ? "ecdsa" : "bip322",
          header: "bip137"
        }
      )
      return { signature: toBase64(signature), messageHash, address, protocol: wanted }
    },
    async signPsbt(params) {
      const { psbt, signInputs, broadcast = false } = psbtParams(params, "params")
      connected()
      const wishes = signInputs?.flatMap(({ address, indexes }) =>
        indexes.map((index) => ({ index, holding: holdingOf(address) }))
      )
      const signed = await actions.signPsbt(
        { method: "signPsbt", params },
        {
          network: state.network(),
          psbt,
          wishes: wishes ?? { all: state.shown() },
          finalize: broadcast,
          broadcast
        }
      )
      return {
        psbt: toBase64(signed.psbt),
        ...(signed.txid !== undefined && { txid: signed.txid })
      }
    },
    async sendTransfer(params) {
      const { recipients } = transferParams(params, "params")
      connected()
      const holding = state.shown().find((candidate) => candidate.purpose === "payment")
      if (holding === undefined) throw denied()
      return { txid: await actions.transfer({ method: "sendTransfer", params }, { holding, recipients }) }
    },
    async wallet_connect(params) {
      const { addresses, network: name } = connectParams(params, "params") ?? {}
      const network = name === undefined ? state.network() : networkNamed(name, "params.network")
      const purposes = bitcoinPurposes(addresses ?? ["payment", "ordinals"])
      const holdings = await actions.connect({ method: "wallet_connect", params }, purposes, network)
      if (network !== state.network()) state.move(network)
      return account(holdings)
    },
    wallet_disconnect: disconnect,
    wallet_renouncePermissions: disconnect,
    async wallet_getAccount() {
      connected()
      return account(state.shown())
    },
    async wallet_getNetwork() {
      connected()
      return networkNames(state.network())
    },
    async wallet_changeNetwork(params) {
      const { name } = networkParams(params, "params")
      connected()
      await actions.switchNetwork(
        { method: "wallet_changeNetwork", params },
        networkNamed(name, "params.name")
      )
      return null
    },
    async wallet_getWalletType() {
      connected()
      return "software"
    },
    async wallet_requestPermissions(params) {
      await actions.connect({ method: "wallet_requestPermissions", params }, ["payment", "ordinals"])
      return true
    }
  }

  const call = context.speak({
    asking,
    success: (result) => ({ jsonrpc: "2.0", id: createUuid(), result }),
    failure(error): Failure {
      const [own = error.code, text] = codes.get(error.code) ?? []
      const invalid = error.code === providerErrorCode.invalidParams
      const said = {
        code: own,
        message: invalid ? "Invalid parameters." : (text ?? error.message),
        ...(invalid && { data: { error: error.message } })
      }
      return { code: own, answered: { jsonrpc: "2.0", id: createUuid(), error: said } }
    }
  })

  const provider: SatsConnectProvider = {
    request: (method, params) =>
      call(method, params, (cloned) => {
        if (typeof method !== "string" || !Object.hasOwn(methods, method)) {
          throw new ProviderRpcError(
            providerErrorCode.methodNotFound,
            `The method ${String(method)} is not supported.`
          )
        }
        return methods[method as SatsConnectMethod](cloned)
      }) as Promise<SatsConnectAnswer>,
    addListener(listener, cb) {
      const eventName = typeof listener === "string" ? listener : listener.eventName
      const listen = (typeof listener === "string" ? cb : listener.cb) as never
      listeners.add(eventName, listen)
      return () => listeners.remove(eventName, listen)
    }
  }

  const tell = (type: string, more: object = {}) => listeners.emit(type, [{ type, ...more }])

  return {
    provider,
    announce(place) {
      const undo = [
        installAt(place, path, provider),
        listProvider(place, { id: path, name: context.name, icon: context.icon, methods: satsConnectMethods })
      ]
      return () => undo.toReversed().forEach((one) => one())
    },
    changed(before, after) {
      if (before.holdings.length === 0) return
      if (after.holdings.length === 0) {
        tell("disconnect")
        return
      }
      const addresses = after.holdings.map(satsConnectAddress)
      if (before.network !== after.network)
        tell("networkChange", { ...networkNames(after.network), addresses })
      else if (addressesOf(before.holdings) !== addressesOf(after.holdings))
        tell("accountChange", { addresses })
    }
  }
}

const addressesOf = (holdings: readonly Holding[]) => holdings.map((holding) => holding.address).join()
