import {
  isRecord,
  list,
  nonEmptyString,
  refuse,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import { announceStandard } from "../../../../tests/testing/src/walletStandard/announceStandard.ts"
import type {
  StandardAccount,
  StandardChange,
  StandardConnectInput,
  StandardWallet
} from "../../../../tests/testing/src/walletStandard/StandardWallet.ts"
import type { PsbtToSign } from "../BitcoinActions.ts"
import { bytes, fields, oneOf, whole } from "../state/decodePage.ts"
import { hexBytes } from "../state/decodePage.ts"
import { withoutSign, type BitcoinPurpose, type Holding } from "../state/Holding.ts"
import type { BitcoinWire, WireContext } from "./BitcoinWire.ts"
import { createSatsConnectWire, type SatsConnectProvider } from "./satsConnect.ts"

/** Whose key signs which inputs of a PSBT. */
export interface StandardInputToSign {
  readonly account: StandardAccount
  readonly signingIndexes: readonly number[]
  /** As a number, or by name such as "ALL|ANYONECANPAY"; wallets differ. */
  readonly sigHash?: number | string
}

/** What `bitcoin:signTransaction` takes, one for each PSBT. */
export interface StandardPsbtInput {
  /** The PSBT's bytes. */
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly StandardInputToSign[]
  /** Such as `bitcoin:mainnet`. */
  readonly chain?: string
}

type Listen = (event: "change", listener: (change: StandardChange) => void) => () => void

/** A Wallet Standard wallet with the features of Bitcoin. Source: the packages of Exodus and of MetaMask. */
export interface BitcoinStandardWallet extends StandardWallet {
  readonly features: {
    readonly "standard:connect": {
      readonly version: string
      connect(input?: StandardConnectInput): Promise<{ readonly accounts: readonly StandardAccount[] }>
    }
    readonly "standard:disconnect": { readonly version: string; disconnect(): Promise<void> }
    readonly "standard:events": { readonly version: string; readonly on: Listen }
    readonly "bitcoin:connect": {
      readonly version: string
      connect(input: {
        readonly purposes: readonly BitcoinPurpose[]
      }): Promise<{ readonly accounts: readonly StandardAccount[] }>
    }
    readonly "bitcoin:disconnect": { readonly version: string; disconnect(): Promise<void> }
    readonly "bitcoin:events": { readonly version: string; readonly on: Listen }
    readonly "bitcoin:signMessage": {
      readonly version: string
      signMessage(
        ...inputs: readonly { readonly account: StandardAccount; readonly message: Uint8Array }[]
      ): Promise<readonly { readonly signedMessage: Uint8Array; readonly signature: Uint8Array }[]>
    }
    readonly "bitcoin:signTransaction": {
      readonly version: string
      signTransaction(
        ...inputs: readonly StandardPsbtInput[]
      ): Promise<readonly { readonly signedPsbt: Uint8Array }[]>
    }
    readonly "bitcoin:signAndSendTransaction": {
      readonly version: string
      signAndSendTransaction(
        ...inputs: readonly StandardPsbtInput[]
      ): Promise<readonly { readonly txId: string }[]>
    }
    /** The Sats Connect provider of the same wallet. */
    readonly "sats-connect:": { readonly provider: SatsConnectProvider }
  }
}

const version = "1.0.0"

const asking: ReadonlySet<string> = new Set([
  "standard:connect",
  "bitcoin:connect",
  "bitcoin:signMessage",
  "bitcoin:signTransaction",
  "bitcoin:signAndSendTransaction"
])

const accountFeatures = [
  "bitcoin:signMessage",
  "bitcoin:signTransaction",
  "bitcoin:signAndSendTransaction",
  "sats-connect:"
]

const sighashNames: Readonly<Record<string, number>> = {
  ALL: 0x01,
  NONE: 0x02,
  SINGLE: 0x03,
  "ALL|ANYONECANPAY": 0x81,
  "NONE|ANYONECANPAY": 0x82,
  "SINGLE|ANYONECANPAY": 0x83
}

const sighash: Decode<number> = (value, at) =>
  typeof value === "string" && Object.hasOwn(sighashNames, value) ? sighashNames[value]! : whole(value, at)

const connectInput = fields({ purposes: list(oneOf("payment", "ordinals"), 1) })
const account = fields({ address: nonEmptyString })
const messageInput = fields({ account, message: bytes })
const inputToSign = fields({ account, signingIndexes: list(whole) }, { sigHash: sighash })
const psbtInput = fields({ psbt: bytes, inputsToSign: list(inputToSign, 1) }, { chain: nonEmptyString })

/** Speaks the Wallet Standard, with the Sats Connect provider as a feature. */
export function createStandardWire(context: WireContext): BitcoinWire<BitcoinStandardWallet> {
  const { state, actions, listeners } = context
  const satsConnect = createSatsConnectWire(context)
  const bothPurposes: readonly BitcoinPurpose[] = ["payment", "ordinals"]

  const call = context.speak({
    asking,
    success: (result) => result,
    failure: (error) => ({ code: error.code, thrown: error })
  })

  let told: { readonly key: string; readonly accounts: readonly StandardAccount[] } = {
    key: "",
    accounts: []
  }
  /** The same list and objects until something changes, as pages compare them. */
  function accounts(): readonly StandardAccount[] {
    const holdings = state.shown()
    const key = holdings.map(({ address, network }) => `${network.standard}/${address}`).join()
    if (key !== told.key) told = { key, accounts: Object.freeze(holdings.map(accountOf)) }
    return told.accounts
  }
  const listed = (holdings: readonly Holding[]) =>
    holdings.flatMap((holding) => accounts().filter((entry) => entry.address === holding.address))

  /** Decodes what a feature with any number of inputs was given. */
  const inputs = <A>(decode: Decode<A>, params: unknown) => list(decode, 1)(params, "inputs")

  const toSign = (
    { psbt, inputsToSign, chain }: ReturnType<typeof psbtInput>,
    broadcast: boolean
  ): PsbtToSign => {
    const network = state.network()
    if (chain !== undefined && chain !== network.standard) refuse("chain", network.standard, chain)
    const wishes = inputsToSign.flatMap(({ account: { address }, signingIndexes, sigHash }) => {
      const holding = state.authorised(address)
      return signingIndexes.map((index) => ({
        index,
        holding,
        ...(sigHash !== undefined && { sighash: sigHash })
      }))
    })
    return { network, psbt, wishes, finalize: broadcast, broadcast }
  }

  const on: Listen = (event, listener) => {
    listeners.add(event, listener as never)
    return () => listeners.remove(event, listener as never)
  }
  const disconnect = (method: string) => () =>
    call(method, undefined, async () => state.grant([])) as Promise<void>

  const features: BitcoinStandardWallet["features"] = {
    "standard:connect": {
      version,
      connect: (input) =>
        call("standard:connect", input, async (params) => {
          const silent = isRecord(params) && params["silent"] === true
          if (!silent) await actions.connect({ method: "standard:connect", params }, bothPurposes)
          return { accounts: accounts() }
        }) as Promise<{ accounts: readonly StandardAccount[] }>
    },
    "standard:disconnect": { version, disconnect: disconnect("standard:disconnect") },
    "standard:events": { version, on },
    "bitcoin:connect": {
      version,
      connect: (input) =>
        call("bitcoin:connect", input, async (params) => {
          const { purposes } = connectInput(params, "input")
          const holdings = await actions.connect({ method: "bitcoin:connect", params }, purposes)
          return { accounts: listed(holdings) }
        }) as Promise<{ accounts: readonly StandardAccount[] }>
    },
    "bitcoin:disconnect": { version, disconnect: disconnect("bitcoin:disconnect") },
    "bitcoin:events": { version, on },
    "bitcoin:signMessage": {
      version,
      signMessage: (...given) =>
        call("bitcoin:signMessage", given, async (params) => {
          const outputs = []
          for (const { account: entry, message } of inputs(messageInput, params)) {
            const holding = state.authorised(entry.address)
            const { signature } = await actions.signMessage(
              { method: "bitcoin:signMessage", params },
              { holding, message, protocol: holding.type === "p2tr" ? "bip322" : "ecdsa", header: "bip137" }
            )
            outputs.push({ signedMessage: message, signature })
          }
          return outputs
        }) as never
    },
    "bitcoin:signTransaction": {
      version,
      signTransaction: (...given) =>
        call("bitcoin:signTransaction", given, async (params) => {
          const outputs = []
          for (const input of inputs(psbtInput, params)) {
            const asked = { method: "bitcoin:signTransaction", params }
            const { psbt } = await actions.signPsbt(asked, toSign(input, false))
            outputs.push({ signedPsbt: psbt })
          }
          return outputs
        }) as never
    },
    "bitcoin:signAndSendTransaction": {
      version,
      signAndSendTransaction: (...given) =>
        call("bitcoin:signAndSendTransaction", given, async (params) => {
          const outputs = []
          for (const input of inputs(psbtInput, params)) {
            if (input.chain === undefined) refuse("chain", "present", undefined)
            const asked = { method: "bitcoin:signAndSendTransaction", params }
            const { txid } = await actions.signPsbt(asked, toSign(input, true))
            outputs.push({ txId: txid! })
          }
          return outputs
        }) as never
    },
    "sats-connect:": { provider: satsConnect.provider }
  }

  const provider: BitcoinStandardWallet = Object.freeze({
    version,
    name: context.name,
    icon: context.icon,
    chains: Object.freeze(state.networks.map((network) => network.standard)),
    features: Object.freeze(features),
    get accounts() {
      return accounts()
    }
  })

  return {
    provider,
    announce: (place) => announceStandard(provider, place),
    changed(before, after) {
      satsConnect.changed(before, after)
      const same = before.network === after.network && keysOf(before.holdings) === keysOf(after.holdings)
      if (!same && before.holdings.length + after.holdings.length > 0) {
        listeners.emit("change", [{ accounts: accounts() }])
      }
    }
  }
}

const keysOf = (holdings: readonly Holding[]) => holdings.map((holding) => holding.address).join()

function accountOf({ address, publicKey, purpose, type, network }: Holding): StandardAccount {
  return Object.freeze({
    address,
    publicKey: hexBytes(type === "p2tr" ? withoutSign(publicKey) : publicKey, "publicKey"),
    chains: Object.freeze([network.standard]),
    features: Object.freeze(accountFeatures),
    label: purpose === "payment" ? "Payment" : "Ordinals"
  })
}
