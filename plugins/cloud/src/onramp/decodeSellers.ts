import {
  isCaipNetworkId,
  type Amount,
  type OnrampQuote,
  type PaymentCurrency,
  type PurchaseCurrency
} from "@latchkey/core"
import { decodeToken } from "../account/Subject.ts"
import { decimalsOf, decodeDecimal, entriesOf, isNone, textOf, type Place } from "./decodeOnramp.ts"
import { methodOf } from "./paymentMethods.ts"

/** What is sold, and the service's code for it. */
export interface SoldCoin {
  /** `USDC_BASE` */
  readonly code: string
  readonly purchase: PurchaseCurrency
}

const isCode = (text: string) => /^[A-Za-z0-9._-]{1,60}$/.test(text)

/** What several sellers sell on the network; undefined if the answer is no list. */
export const decodeCoins = (value: unknown, place: Place): ReadonlyArray<SoldCoin> | undefined => {
  if (!Array.isArray(value)) return undefined
  const { caipNetworkId: networkId, nativeCurrency } = place.network
  const coins = entriesOf(value, 5_000).flatMap((entry): ReadonlyArray<SoldCoin> => {
    const code = textOf(entry["currencyCode"])
    const chain = entry["chainId"]
    const where = isCaipNetworkId(chain)
      ? chain
      : `eip155:${typeof chain === "number" ? chain : textOf(chain)}`
    const [symbol = ""] = code.split("_")
    if (!isCode(code) || symbol === "" || symbol.length > 20 || where !== networkId) return []
    const contract = entry["contractAddress"]
    const isCoin = isNone(contract, place.coin) && symbol === nativeCurrency.symbol
    const token =
      isCoin || isNone(contract, place.coin)
        ? undefined
        : decodeToken(`${networkId}:${String(contract)}`, place)
    // What is called as the network's coin is no token, and nothing else has no contract.
    if (!isCoin && (token === undefined || symbol === nativeCurrency.symbol)) return []
    const network = {
      networkId,
      name: textOf(entry["chainName"]) || networkId,
      ...(token === undefined ? {} : { token })
    }
    return [
      { code, purchase: { id: code, symbol, name: textOf(entry["name"]) || symbol, networks: [network] } }
    ]
  })
  return coins
    .filter(({ code }, index) => coins.findIndex((one) => one.code === code) === index)
    .slice(0, 200)
}

/** The most and the least of each currency, for each way to pay that the service knows; undefined if an answer is no list. */
export const decodeLimits = (
  limits: unknown,
  methods: unknown
): ReadonlyArray<PaymentCurrency> | undefined => {
  if (!Array.isArray(limits) || !Array.isArray(methods)) return undefined
  const ways = [
    ...new Set(entriesOf(methods).map(({ paymentMethod }) => methodOf(textOf(paymentMethod))))
  ].filter((way) => way !== "" && way.length <= 40)
  return entriesOf(limits).flatMap(({ currencyCode, minimumAmount, maximumAmount }) => {
    const id = textOf(currencyCode)
    const decimals = decimalsOf(id)
    if (decimals === undefined) return []
    const [min, max] = [minimumAmount, maximumAmount].map((amount) => decodeNumber(amount, decimals))
    if (min?.decimals !== decimals || max?.decimals !== decimals || ways.length === 0) return []
    if (min.value > max.value) return []
    return [{ id, decimals, limits: ways.map((method) => ({ method, min: min.value, max: max.value })) }]
  })
}

/** A number as base units, as it is written; undefined for one that has an exponent, or is less than nothing. */
const decodeNumber = (value: unknown, least: number) =>
  typeof value === "number" ? decodeDecimal(String(value), least) : undefined

/** What is asked of several sellers. */
export interface SellersWish {
  readonly code: string
  readonly symbol: string
  readonly pay: Amount
  readonly method: string
}

/** What one of several sellers offers. */
export interface SellerOffer {
  /** The service's word for the seller. */
  readonly seller: string
  readonly quote: Omit<OnrampQuote, "isPlaceholder">
}

/**
 * The offers of an answer that are for what was asked, the one that gives the most first; a seller that does not say a fee says none of
 * it. Undefined if the answer is no list.
 */
export const decodeOffers = (value: unknown, { code, symbol, pay, method }: SellersWish) => {
  if (!Array.isArray(value)) return undefined
  const offers = entriesOf(value).flatMap((entry): ReadonlyArray<SellerOffer> => {
    const seller = textOf(entry["serviceProvider"])
    const paid = decodeNumber(entry["sourceAmount"], pay.decimals)
    const purchased = decodeNumber(entry["destinationAmount"], 0)
    const isAsked =
      entry["destinationCurrencyCode"] === code &&
      entry["sourceCurrencyCode"] === pay.symbol &&
      paid?.value === pay.value &&
      paid.decimals === pay.decimals &&
      methodOf(textOf(entry["paymentMethodType"])) === method
    if (!isCode(seller) || !isAsked || purchased === undefined || purchased.value === 0n) return []
    const moneyOf = (field: string) => {
      const read = decodeNumber(entry[field], pay.decimals)
      return read && { ...read, symbol: pay.symbol }
    }
    const [subtotal, providerFee, networkFee] = [
      moneyOf("fiatAmountWithoutFees"),
      moneyOf("transactionFee"),
      moneyOf("networkFee")
    ]
    const quote = {
      id: seller,
      total: pay,
      purchased: { ...purchased, symbol },
      ...(subtotal && { subtotal }),
      ...(providerFee && { providerFee }),
      ...(networkFee && { networkFee })
    }
    return [{ seller, quote }]
  })
  const sizeOf = ({ quote: { purchased } }: SellerOffer) =>
    purchased.value * 10n ** BigInt(36 - purchased.decimals)
  return offers.toSorted((one, other) => (sizeOf(one) > sizeOf(other) ? -1 : 1))
}
