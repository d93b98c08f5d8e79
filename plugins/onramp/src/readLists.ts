import {
  plainText,
  type CaipNetworkId,
  type PaymentCurrency,
  type PaymentLimit,
  type PurchaseCurrency
} from "@latchkey/core"
import { attempt } from "@latchkey/core/chain-kit"

/** The lists of a provider. */
export interface OnrampLists {
  readonly payment: ReadonlyArray<PaymentCurrency>
  readonly purchase: ReadonlyArray<PurchaseCurrency>
}

type Fields<A> = Partial<Record<keyof A, unknown>>

const MAX_ENTRIES = 200

const entriesOf = (value: unknown): ReadonlyArray<object> =>
  Array.isArray(value)
    ? value.slice(0, MAX_ENTRIES).filter((entry) => typeof entry === "object" && entry !== null)
    : []

const textOf = (value: unknown, length: number): string | undefined => {
  const text = typeof value === "string" ? plainText(value, length) : ""
  return text === "" ? undefined : text
}

const readLimit = ({ method: given, min, max }: Fields<PaymentLimit>): ReadonlyArray<PaymentLimit> => {
  const method = textOf(given, 40)
  return method !== undefined &&
    typeof min === "bigint" &&
    typeof max === "bigint" &&
    min >= 0n &&
    min <= max &&
    max > 0n
    ? [{ method, min, max }]
    : []
}

const readPayment = ({
  id,
  decimals,
  limits: given
}: Fields<PaymentCurrency>): ReadonlyArray<PaymentCurrency> => {
  const limits = entriesOf(given).flatMap(readLimit)
  return typeof id === "string" &&
    /^[A-Z]{3}$/.test(id) &&
    typeof decimals === "number" &&
    [0, 1, 2, 3, 4].includes(decimals) &&
    limits.length > 0
    ? [{ id, decimals, limits }]
    : []
}

/** What is sold on one network, of a list that may be anything. */
export const purchaseOn = (list: unknown, networkId: CaipNetworkId): ReadonlyArray<PurchaseCurrency> =>
  entriesOf(list).flatMap((entry): ReadonlyArray<PurchaseCurrency> => {
    const { id: givenId, name: givenName, symbol: givenSymbol, networks } = entry as Fields<PurchaseCurrency>
    const [id, symbol] = [textOf(givenId, 80), textOf(givenSymbol, 20)]
    const here = entriesOf(networks).find((network) => Reflect.get(network, "networkId") === networkId)
    if (id === undefined || symbol === undefined || here === undefined) return []
    const token: unknown = Reflect.get(here, "token")
    const isToken = (value: unknown): value is `${CaipNetworkId}:${string}` =>
      typeof value === "string" && value.length <= 200 && value.startsWith(`${networkId}:`)
    if (token !== undefined && !isToken(token)) return []
    const network = {
      networkId,
      name: textOf(Reflect.get(here, "name"), 64) ?? networkId,
      ...(token === undefined ? {} : { token })
    }
    return [{ id, symbol, name: textOf(givenName, 64) ?? symbol, networks: [network] }]
  })

const once = <A extends { readonly id: string }>(list: ReadonlyArray<A>): ReadonlyArray<A> =>
  list.filter(({ id }, index) => list.findIndex((other) => other.id === id) === index)

/**
 * The lists of a provider, of an answer that may be anything: what is no entry is left out, also what is sold on other networks.
 * Undefined where nothing can be paid in. A list of what is sold may be empty: it is not sold there.
 */
export const readLists = (answer: unknown, networkId: CaipNetworkId): OnrampLists | undefined =>
  attempt(() => {
    const { payment, purchase } = (answer ?? {}) as Fields<OnrampLists>
    const paid = once(entriesOf(payment).flatMap(readPayment))
    return paid.length === 0 || !Array.isArray(purchase)
      ? undefined
      : { payment: paid, purchase: once(purchaseOn(purchase, networkId)) }
  })
