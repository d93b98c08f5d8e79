import {
  isCaipNetworkId,
  plainText,
  type Amount,
  type OnrampQuote,
  type PaymentCurrency,
  type PurchaseCurrency
} from "@latchkey/core"
import type { OnrampPurchase } from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { decodeToken, type Subject } from "../account/Subject.ts"
import { isJson } from "../decodeWallet.ts"
import { methodOf } from "./paymentMethods.ts"

/** Where is bought, and what stands for its coin in the service's ids. */
export type Place = Pick<Subject, "network" | "parseAddress"> & {
  /** What the service may write for the contract of the coin, which has none. */
  readonly coin: string
}

const MAX_ENTRIES = 200
const MAX_TEXT = 64
const MAX_ID = 200
const MAX_SYMBOL = 20

/** The entries of a list, as far as they are objects. */
export const entriesOf = (
  value: unknown,
  most = MAX_ENTRIES
): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(value) ? value.slice(0, most).filter(isJson) : []
/** A text that can be shown; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" && value.length <= MAX_TEXT ? plainText(value, MAX_TEXT) : ""

/** A symbol that can be shown; empty for anything else, which no amount is counted in. */
export const symbolOf = (value: unknown): string => {
  const text = textOf(value)
  return text.length <= MAX_SYMBOL ? text : ""
}

/** A decimal number as base units, counted in as many decimals as it needs and at least in `least`; undefined if it is not a number. */
export const decodeDecimal = (
  value: unknown,
  least: number
): { readonly value: bigint; readonly decimals: number } | undefined => {
  const [, whole, rest = ""] =
    (typeof value === "string" && /^(\d{1,40})(?:\.(\d{1,36}))?$/.exec(value)) || []
  if (whole === undefined) return undefined
  const fraction = rest.replace(/0+$/, "").padEnd(least, "0")
  return { value: BigInt(whole + fraction), decimals: fraction.length }
}

/** The digits after the point of a currency; undefined if it has no code as ISO 4217 has them. */
export const decimalsOf = (currency: string): number | undefined =>
  /^[A-Z]{3}$/.test(currency)
    ? attempt(
        () =>
          new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits
      )
    : undefined

const decodePayment = (value: unknown): ReadonlyArray<PaymentCurrency> =>
  entriesOf(value).flatMap(({ id, limits: given }) => {
    const currency = textOf(id)
    const decimals = decimalsOf(currency)
    if (decimals === undefined) return []
    const limits = entriesOf(given).flatMap(({ id: method, min, max }) => {
      const [from, to] = [decodeDecimal(min, decimals), decodeDecimal(max, decimals)]
      const word = methodOf(textOf(method))
      return word !== "" && from?.decimals === decimals && to?.decimals === decimals && from.value <= to.value
        ? [{ method: word, min: from.value, max: to.value }]
        : []
    })
    return limits.length === 0 ? [] : [{ id: currency, decimals, limits }]
  })

/** Whether an address of a contract stands for none: the coin has no contract, or one that the service made up. */
export const isNone = (contract: unknown, coin: string) =>
  contract === undefined ||
  contract === null ||
  contract === "" ||
  (typeof contract === "string" && (/^0x0+$/.test(contract) || contract.toLowerCase() === coin.toLowerCase()))

/** What is sold on the network: the service may list a coin under the contract of another, and two coins under one id. */
const decodePurchase = (value: unknown, place: Place): ReadonlyArray<PurchaseCurrency> => {
  const { caipNetworkId: networkId, nativeCurrency } = place.network
  const isHere = (id: unknown) =>
    networkId === (isCaipNetworkId(id) ? id : `eip155:${typeof id === "number" ? String(id) : textOf(id)}`)
  const sold = entriesOf(value).flatMap((entry): ReadonlyArray<PurchaseCurrency> => {
    const [id, symbol] = [textOf(entry["id"]), symbolOf(entry["symbol"])]
    const here = entriesOf(entry["networks"]).find((network) => isHere(network["chainId"]))
    if (id === "" || symbol === "" || here === undefined) return []
    const contract = here["contractAddress"]
    const isCoin = isNone(contract, place.coin)
    // What is called as the network's coin is no token, and nothing else has no contract.
    if (isCoin !== (symbol === nativeCurrency.symbol)) return []
    const token = isCoin ? undefined : decodeToken(`${networkId}:${String(contract)}`, place)
    if (!isCoin && token === undefined) return []
    const network = {
      networkId,
      name: textOf(here["displayName"]) || textOf(here["name"]) || networkId,
      ...(token === undefined ? {} : { token })
    }
    return [{ id, symbol, name: textOf(entry["name"]) || symbol, networks: [network] }]
  })
  return sold.map((one, index) =>
    sold.findIndex(({ id }) => id === one.id) === index ? one : { ...one, id: `${one.id} ${one.symbol}` }
  )
}

/** What the service sells on a network and is paid in; an entry that is wrong is left out alone. Undefined if the answer has no lists. */
export const decodeOptions = (value: unknown, place: Place) => {
  const { paymentCurrencies, purchaseCurrencies } = isJson(value) ? value : {}
  return Array.isArray(paymentCurrencies) && Array.isArray(purchaseCurrencies)
    ? { payment: decodePayment(paymentCurrencies), purchase: decodePurchase(purchaseCurrencies, place) }
    : undefined
}

/** What the service offers for an amount; undefined if an amount of it cannot be read, or is in another currency. */
export const decodeOnrampQuote = (
  value: unknown,
  pay: Amount,
  symbol: string
): Omit<OnrampQuote, "isPlaceholder"> | undefined => {
  const given = isJson(value) ? value : {}
  const amountOf = (field: string, currency: string, least: number): Amount | undefined => {
    const entry = given[field]
    const { value: amount, currency: said } = isJson(entry) ? entry : {}
    const read = said === currency ? decodeDecimal(amount, least) : undefined
    return read && { ...read, symbol: currency }
  }
  const moneyOf = (field: string) => amountOf(field, pay.symbol, pay.decimals)
  const [total, subtotal, providerFee, networkFee, purchased] = [
    moneyOf("paymentTotal"),
    moneyOf("paymentSubTotal"),
    moneyOf("coinbaseFee"),
    moneyOf("networkFee"),
    amountOf("purchaseAmount", symbol, 0)
  ]
  return total && subtotal && providerFee && networkFee && purchased
    ? { id: textOf(given["quoteId"]), total, subtotal, providerFee, networkFee, purchased }
    : undefined
}

/** The address of the page that sells, of an answer; undefined if there is none. Whoever opens it checks where it leads. */
export const decodeLink = (value: unknown): string | undefined => {
  const url = isJson(value) ? value["widgetUrl"] : undefined
  return typeof url === "string" && url.length <= 8_000 ? url : undefined
}

/** The service's words for what became of a purchase. */
const statuses: ReadonlyMap<unknown, OnrampPurchase["status"]> = new Map([
  ["ONRAMP_TRANSACTION_STATUS_SUCCESS", "success"],
  ["ONRAMP_TRANSACTION_STATUS_IN_PROGRESS", "pending"],
  ["ONRAMP_TRANSACTION_STATUS_FAILED", "failed"]
])

/** The purchases of a history that the service tells of; an entry that is wrong is left out alone. Undefined if it is no history. */
export const decodePurchases = (value: unknown): ReadonlyArray<OnrampPurchase> | undefined => {
  const data = isJson(value) ? value["data"] : undefined
  if (!Array.isArray(data)) return undefined
  return entriesOf(data).flatMap(({ id, metadata, transfers }): ReadonlyArray<OnrampPurchase> => {
    const { status: word, minedAt } = isJson(metadata) ? metadata : {}
    const status = statuses.get(word)
    const at = typeof minedAt === "string" ? Date.parse(minedAt) : NaN
    const isId = typeof id === "string" && id !== "" && plainText(id, MAX_ID) === id
    if (!isId || status === undefined || !(at >= 0)) return []
    const [moved] = entriesOf(transfers)
    const { fungible_info: coin, quantity } = moved ?? {}
    const symbol = isJson(coin) ? symbolOf(coin["symbol"]) : ""
    const amount = decodeDecimal(isJson(quantity) ? quantity["numeric"] : undefined, 0)
    return [
      {
        id,
        status,
        at,
        ...(symbol === "" || amount === undefined ? {} : { purchased: { ...amount, symbol } })
      }
    ]
  })
}
