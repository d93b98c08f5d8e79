import {
  anything,
  boolean,
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
import { fields, hexBytes, nullish, satoshi, toBase64, toHex, whole } from "../state/decodePage.ts"
import { withoutSign, type Holding } from "../state/Holding.ts"
import type { BitcoinWire, WireContext } from "./BitcoinWire.ts"
import { installAt, listProvider } from "./installAt.ts"

/** Leather's provider, as a page meets it. */
export interface LeatherProvider {
  /** Resolves with `{ jsonrpc, id, result }` and rejects with `{ jsonrpc, id, error: { code, message } }`. */
  request(
    method: string,
    params?: unknown
  ): Promise<{ readonly jsonrpc: "2.0"; readonly id: string; readonly result: unknown }>
  readonly isLeather: true
}

export const leatherMethods = [
  "getAddresses",
  "getInfo",
  "sendTransfer",
  "signMessage",
  "signPsbt",
  "supportedMethods"
] as const

type LeatherMethod = (typeof leatherMethods)[number]
type Methods = Readonly<Record<LeatherMethod, (params: unknown) => Promise<unknown>>>

const asking: ReadonlySet<string> = new Set<LeatherMethod>([
  "getAddresses",
  "sendTransfer",
  "signMessage",
  "signPsbt"
])

const common = { network: string, account: whole }
const addressesParams = nullish(fields({}, common))
const messageParams = fields({ message: string }, { ...common, paymentType: string, type: anything })
const indexes: Decode<readonly number[]> = (value, at) =>
  typeof value === "number" ? [whole(value, at)] : list(whole)(value, at)
const psbtParams = fields(
  { hex: hexBytes },
  { ...common, signAtIndex: indexes, allowedSighash: list(whole), broadcast: boolean }
)
const recipient = fields({ address: string, amount: satoshi(true) })
const oneRecipient = fields({ address: string, amount: satoshi(true) }, common)
const manyRecipients = fields({ recipients: list(recipient, 1) }, common)

/** The kinds of signature hash that Leather lets through when the page names none: all and default. */
const usualSighashes = [0x00, 0x01]

/** Speaks Leather's JSON-RPC. Signing needs no permission there: the person is asked each time. */
export function createLeatherWire(context: WireContext): BitcoinWire<LeatherProvider> {
  const { state, actions } = context

  const networkNamed = (name: string | undefined) =>
    name === undefined
      ? state.network()
      : (state.networks.find((network) => network.leather === name) ??
        refuse("network", `one of ${state.networks.map((network) => network.leather).join(", ")}`, name))

  /** The addresses of the active account, or of the one with that number. */
  function holdings({ network: name, account }: { network?: string; account?: number }): readonly Holding[] {
    const network = networkNamed(name)
    const held = state.held(network)
    const accounts = [...new Set(held.map((holding) => holding.account))]
    const shown = state.shown(network)[0] ?? state.offered(["payment"], network)[0]!
    const chosen = account === undefined ? shown.account : accounts[account]
    if (chosen === undefined) refuse("account", `below ${accounts.length}`, account)
    return held.filter((holding) => holding.account === chosen)
  }
  const ofType = (all: readonly Holding[], taproot: boolean) =>
    all.find((holding) => (holding.type === "p2tr") === taproot)!

  const methods: Methods = {
    async getAddresses(params) {
      const { network } = addressesParams(params, "params") ?? {}
      const shared = await actions.connect(
        { method: "getAddresses", params },
        ["payment", "ordinals"],
        networkNamed(network)
      )
      return { addresses: shared.map(addressOf) }
    },
    async getInfo() {
      return { version: "6.0.0", platform: "extension", supportedMethods: [...leatherMethods] }
    },
    async supportedMethods() {
      return {
        documentation: "https://leather.gitbook.io/developers",
        methods: leatherMethods.map((name) => ({ name }))
      }
    },
    async signMessage(params) {
      if (params === undefined) throw undefinedParams()
      const { message, paymentType = "p2wpkh", ...rest } = messageParams(params, "params")
      if (paymentType !== "p2wpkh" && paymentType !== "p2tr") {
        throw new ProviderRpcError(
          providerErrorCode.invalidParams,
          "Unsupported payment type. Leather only supports signing messages for Native Segwit (p2wpkh) and Taproot (p2tr) addresses."
        )
      }
      const holding = ofType(holdings(rest), paymentType === "p2tr")
      const { signature } = await actions.signMessage(
        { method: "signMessage", params },
        { holding, message: new TextEncoder().encode(message), protocol: "bip322", header: "bip137" }
      )
      return { signature: toBase64(signature), address: holding.address, message }
    },
    async signPsbt(params) {
      if (params === undefined) throw undefinedParams()
      const { hex, signAtIndex, allowedSighash, broadcast = false, ...rest } = psbtParams(params, "params")
      const all = holdings(rest)
      const allowed = allowedSighash ?? usualSighashes
      const signed = await actions.signPsbt(
        { method: "signPsbt", params },
        {
          network: networkNamed(rest.network),
          psbt: hex,
          wishes: { all, allowed, ...(signAtIndex !== undefined && { only: signAtIndex }) },
          finalize: broadcast,
          broadcast
        }
      )
      return { hex: toHex(signed.psbt), ...(signed.txid !== undefined && { txid: signed.txid }) }
    },
    async sendTransfer(params) {
      if (params === undefined) throw undefinedParams()
      const isList = typeof params === "object" && params !== null && "recipients" in params
      const { account, network } = isList ? manyRecipients(params, "params") : oneRecipient(params, "params")
      const recipients = isList
        ? manyRecipients(params, "params").recipients
        : [oneRecipient(params, "params")]
      const of = { ...(account !== undefined && { account }), ...(network !== undefined && { network }) }
      const holding = ofType(holdings(of), false)
      return { txid: await actions.transfer({ method: "sendTransfer", params }, { holding, recipients }) }
    }
  }

  const call = context.speak({
    asking,
    success: (result) => ({ jsonrpc: "2.0", id: createUuid(), result }),
    failure: ({ code, message }) => ({
      code,
      thrown: { jsonrpc: "2.0", id: createUuid(), error: { code, message } }
    })
  })

  const provider: LeatherProvider = {
    isLeather: true,
    request: (method, params) =>
      call(method, params, (cloned) => {
        if (typeof method !== "string" || !Object.hasOwn(methods, method)) {
          throw new ProviderRpcError(
            providerErrorCode.methodNotFound,
            `"${String(method)}" is not supported. Try running \`supportedMethods\` to see what Leather can do.`
          )
        }
        return methods[method as LeatherMethod](cloned)
      }) as ReturnType<LeatherProvider["request"]>
  }

  return {
    provider,
    announce(place) {
      const { name, icon } = context
      const undo = [
        installAt(place, "LeatherProvider", provider),
        listProvider(place, { id: "LeatherProvider", name, icon, methods: leatherMethods })
      ]
      return () => undo.toReversed().forEach((one) => one())
    },
    // Leather tells pages nothing.
    changed() {}
  }
}

const undefinedParams = () => new ProviderRpcError(providerErrorCode.invalidRequest, "Parameters undefined")

function addressOf({ address, publicKey, path, type }: Holding) {
  return {
    symbol: "BTC",
    type: type === "p2sh" ? "p2wpkh-p2sh" : type,
    address,
    publicKey,
    // Leather calls it so, and tells the key before the tweak all the same.
    ...(type === "p2tr" && { tweakedPublicKey: withoutSign(publicKey) }),
    derivationPath: path
  }
}
