import { plainText, type Network } from "@latchkey/core"
import type { PayRequestFault } from "./errors.ts"
import type { PaymentAsset, PayRequest } from "./PayRequest.ts"
import type { Payment } from "./PayState.ts"

type Fields<A> = Partial<Record<keyof A, unknown>>

const MAX_DECIMALS = 36
const MAX_VALUE = 2n ** 256n
const MAX_ADDRESS = 200
const MAX_IDS = 200

const fieldsOf = <A>(value: unknown): Fields<A> | undefined =>
  typeof value === "object" && value !== null ? (value as Fields<A>) : undefined

const textOf = (value: unknown, length: number): string | undefined => {
  const text = typeof value === "string" ? plainText(value, length) : ""
  return text === "" ? undefined : text
}

const readIds = (value: unknown): ReadonlyArray<string> | undefined =>
  Array.isArray(value) && value.length <= MAX_IDS && value.every((id) => typeof id === "string")
    ? [...value]
    : undefined

const readFilter = (value: unknown): Payment["payWithExchange"] | undefined => {
  if (value === undefined || value === true) return {}
  if (value === false) return false
  const given = fieldsOf<{ includeOnly: unknown; exclude: unknown }>(value)
  if (given === undefined) return undefined
  const filter: { includeOnly?: ReadonlyArray<string>; exclude?: ReadonlyArray<string> } = {}
  for (const name of ["includeOnly", "exclude"] as const) {
    if (given[name] === undefined) continue
    const ids = readIds(given[name])
    if (ids === undefined) return undefined
    filter[name] = ids
  }
  return filter
}

/** What a payment is read with. */
export interface PayRequestReading {
  /** The kit's network of that CAIP-2 id. */
  readonly findNetwork: (networkId: string) => Network | undefined
  /** The address that a text is on a network, in canonical form. */
  readonly parseAddress: (text: string, network: Network) => string | undefined
}

/** The payment that a request of an app asks for, or what is wrong with it. Spaces around addresses are cut off, nothing else is mended. */
export const readPayRequest = (
  request: unknown,
  { findNetwork, parseAddress }: PayRequestReading
):
  | { readonly payment: Omit<Payment, "byWallet">; readonly network: Network }
  | { readonly fault: PayRequestFault } => {
  const { paymentAsset, recipient, amount, payWithExchange } = fieldsOf<PayRequest>(request) ?? {}
  const given = fieldsOf<PaymentAsset>(paymentAsset)
  const filter = readFilter(payWithExchange)
  if (given === undefined || filter === undefined) return { fault: "config" }
  const network = typeof given.network === "string" ? findNetwork(given.network) : undefined
  if (network === undefined) return { fault: "network" }
  const addressOf = (text: unknown) =>
    typeof text === "string" && text.length <= MAX_ADDRESS ? parseAddress(text.trim(), network) : undefined
  const to = addressOf(recipient)
  if (to === undefined) return { fault: "recipient" }
  const { name, symbol, decimals } = fieldsOf<PaymentAsset["metadata"]>(given.metadata) ?? {}
  const isNative = given.asset === "native"
  const token = isNative ? undefined : addressOf(given.asset)
  if (!isNative && token === undefined) return { fault: "asset" }
  const [label, sign] = [textOf(name, 64), textOf(symbol, 20)]
  const isCount =
    typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals <= MAX_DECIMALS
  if (label === undefined || sign === undefined || !isCount) return { fault: "asset" }
  const coin = network.nativeCurrency
  if (isNative && coin.decimals !== decimals) return { fault: "decimals" }
  if (typeof amount !== "bigint" || amount <= 0n || amount >= MAX_VALUE) return { fault: "amount" }
  return {
    network,
    payment: {
      networkId: network.caipNetworkId,
      ...(token === undefined ? {} : { token: `${network.caipNetworkId}:${token}` as const }),
      name: isNative ? coin.name : label,
      amount: { value: amount, decimals, symbol: isNative ? coin.symbol : sign },
      recipient: to,
      payWithExchange: filter
    }
  }
}
