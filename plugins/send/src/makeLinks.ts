import {
  parseAmount,
  type Amount,
  type CaipAddress,
  type CaipNetworkId,
  type KitError,
  type Network,
  type TokenHolding,
  type TransferRequest
} from "@latchkey/core"
import {
  Capabilities,
  Namespaces,
  networkSlice,
  paymentRequest,
  State,
  type PaymentLink,
  type PaymentLinkRefusal,
  type PluginPartMissingError,
  type Transfers
} from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { Sender } from "./FormReader.ts"
import { PaymentLinkError } from "./linkErrors.ts"
import { hasUnseen, isNameLike } from "@latchkey/core/feature-kit"
import type { LinkedPayment } from "./SendState.ts"

const MAX_LABEL = 100
const CAIP_10 = /^([a-z0-9-]{3,8}):([\w-]{1,32}):([\w.%-]{1,128})$/

/** Links as receivers. */
export interface Links {
  /** What a text asks for, judged for the account that would pay; undefined for what is no link of any namespace. */
  readonly read: (
    text: string,
    sender: Sender
  ) => Effect.Effect<LinkedPayment | undefined, KitError | PluginPartMissingError>
  /** Whether a transfer is all that its link asks for. Fails: `PaymentLinkError`. */
  readonly check: (
    linked: LinkedPayment,
    request: Partial<TransferRequest>
  ) => Effect.Effect<void, PaymentLinkError>
}

const fail = (...[details]: ConstructorParameters<typeof PaymentLinkError>) =>
  Effect.fail(new PaymentLinkError(details))

/** An account by its CAIP-10 id, in whatever namespace. */
const readAccountId = (text: string): PaymentLink | undefined => {
  const [, namespace, reference, receiver] = CAIP_10.exec(text) ?? []
  const networkId: CaipNetworkId = `${namespace ?? ""}:${reference ?? ""}`
  return receiver === undefined ? undefined : { receiver, networkId }
}

const isSame = <T>(one: ReadonlyArray<T> = [], other: ReadonlyArray<T> = []) =>
  one.length === other.length && one.every((entry, index) => entry === other[index])

/** Makes what reads links. `holdings` is what the account holds, read where it is not yet. */
export const makeLinks = (
  holdings: Effect.Effect<ReadonlyArray<TokenHolding>, KitError>,
  transfersOf: (namespace: string) => Effect.Effect<Transfers, KitError>
) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const requested = () =>
      Object.values(state.read(networkSlice).byNamespace).flatMap(
        ({ requestedCaipNetworks }) => requestedCaipNetworks
      )

    /** What one namespace, or CAIP-10, reads in a text. */
    const find = (text: string, own: string) =>
      Effect.gen(function* () {
        for (const namespace of new Set([own, ...Object.keys(state.read(networkSlice).byNamespace)])) {
          for (const { value } of capabilities.all(namespace, paymentRequest)) {
            const { read } = yield* value.links
            const found = read?.(text)
            if (found !== undefined) return { namespace, found }
          }
        }
        const found = readAccountId(text)
        const namespace = found?.networkId?.split(":")[0] ?? ""
        // Of a namespace that nobody installed it is a text like any other.
        return found === undefined || namespaces.get(namespace) === undefined
          ? undefined
          : { namespace, found }
      })

    /** The network that a link is for, where it is not the sender's. */
    const elsewhere = (
      namespace: string,
      { receiver, networkId }: PaymentLink,
      { network }: Sender
    ): ConstructorParameters<typeof PaymentLinkError>[0] | undefined => {
      if (
        networkId === undefined ? namespace === network.chainNamespace : networkId === network.caipNetworkId
      )
        return undefined
      const parse = namespaces.get(namespace)?.parseAddress
      const isFor = (one: Network) =>
        networkId === undefined
          ? one.chainNamespace === namespace && (isNameLike(receiver) || parse?.(receiver, one) !== undefined)
          : one.caipNetworkId === networkId
      const target = requested().find(isFor)
      return target === undefined
        ? { reason: "network", ...(networkId === undefined ? {} : { name: networkId }) }
        : { reason: "network", networkId: target.caipNetworkId, name: target.name }
    }

    const amountOf = (amount: NonNullable<PaymentLink["amount"]>, decimals: number) =>
      "value" in amount ? amount.value : attempt(() => parseAmount(amount.decimal, decimals))

    const read: Links["read"] = (given, sender) =>
      Effect.gen(function* () {
        const text = given.trim()
        if (hasUnseen(text)) return undefined
        const asked = yield* find(text, sender.namespace)
        if (asked === undefined) return undefined
        const { namespace, found } = asked
        if ("refused" in found) {
          const refusal: PaymentLinkRefusal = found.refused
          return yield* fail({ reason: refusal })
        }
        const other = elsewhere(namespace, found, sender)
        if (other !== undefined) return yield* fail(other)
        const { network } = sender
        const { caipNetworkId, nativeCurrency } = network
        const address = namespaces.get(namespace)?.parseAddress(found.receiver, network)
        if (address === undefined && !isNameLike(found.receiver)) return yield* fail({ reason: "malformed" })
        const { memoBytes, hasReferences = false } = yield* transfersOf(namespace)
        if (found.references !== undefined && !hasReferences) return yield* fail({ reason: "references" })
        if (found.memo !== undefined && (memoBytes === undefined || hasUnseen(found.memo)))
          return yield* fail({ reason: "unsupported" })
        const mint =
          found.token && (namespaces.get(namespace)?.parseAddress(found.token, network) ?? found.token)
        const token: CaipAddress | undefined = mint === undefined ? undefined : `${caipNetworkId}:${mint}`
        const held =
          token === undefined ? undefined : (yield* holdings).find((holding) => holding.token === token)
        if (token !== undefined && held === undefined) return yield* fail({ reason: "token" })
        const { decimals, symbol } = held?.amount ?? nativeCurrency
        const value = found.amount && amountOf(found.amount, decimals)
        if (found.amount !== undefined && value === undefined) return yield* fail({ reason: "malformed" })
        const amount: Amount | undefined = value ? { value, decimals, symbol } : undefined
        const label = found.label?.trim().slice(0, MAX_LABEL)
        const linked: LinkedPayment = {
          receiver: found.receiver,
          ...(token === undefined ? {} : { token }),
          ...(amount === undefined ? {} : { amount }),
          ...(found.memo === undefined ? {} : { memo: found.memo }),
          ...(found.references === undefined ? {} : { references: found.references }),
          ...(label === undefined || label === "" || hasUnseen(label) ? {} : { label })
        }
        return linked
      })

    const check: Links["check"] = (linked, { token, amount, memo = "", references }) => {
      const isAsked =
        token === linked.token &&
        (linked.amount === undefined ||
          (amount !== "max" &&
            amount?.value === linked.amount.value &&
            amount.decimals === linked.amount.decimals)) &&
        (linked.memo === undefined || memo === linked.memo) &&
        isSame(references, linked.references)
      return isAsked ? Effect.void : fail({ reason: "other" })
    }
    const links: Links = { read, check }
    return links
  })
