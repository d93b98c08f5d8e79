import type { PageFields } from "./OnrampRecord.ts"
import {
  fieldsOf,
  isAddress,
  isCurrency,
  isDecimal,
  isWord,
  presetOf,
  type SellerOptions,
  type SellerQuote
} from "./readOnramp.ts"

/** Of whom the one seller of this server is told to be, beside nobody. */
const SELLER = "SELLER"

/** What is sold and paid in, as the public service says it of the exchange that it asks itself. */
export const toBuyOptions = ({ paymentCurrencies, purchaseCurrencies }: SellerOptions) => ({
  paymentCurrencies: paymentCurrencies.map(({ id, payment_method_limits: limits }) => ({ id, limits })),
  purchaseCurrencies: purchaseCurrencies.map(({ networks, ...rest }) => ({
    ...rest,
    networks: networks.map(
      ({ name, display_name: displayName, chain_id: chainId, contract_address: contractAddress }) => ({
        name,
        displayName,
        contractAddress,
        chainId
      })
    )
  }))
})

const toMoney = ({ amount: value, currency }: SellerQuote["paymentTotal"]) => ({ value, currency })

/** A quote, as the public service says it of the exchange that it asks itself. */
export const toBuyQuote = (quote: SellerQuote) => ({
  paymentTotal: toMoney(quote.paymentTotal),
  paymentSubTotal: toMoney(quote.paymentSubtotal),
  purchaseAmount: toMoney(quote.purchaseAmount),
  coinbaseFee: toMoney(quote.coinbaseFee),
  networkFee: toMoney(quote.networkFee),
  quoteId: quote.quoteId
})

/** What is sold on each network, by one code each. */
const coinsOf = ({ purchaseCurrencies }: SellerOptions) =>
  purchaseCurrencies.flatMap(({ id, symbol, name, networks }) =>
    networks.map((network) => ({ id, symbol, name, network, code: codeOf(symbol, network.name) }))
  )
const codeOf = (symbol: string, network: string) =>
  `${symbol}_${network.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}`

/** The ways to pay of all currencies, each once. */
const methodsOf = ({ paymentCurrencies }: SellerOptions) => [
  ...new Set(paymentCurrencies.flatMap(({ payment_method_limits: limits }) => limits.map(({ id }) => id)))
]

/** A list of what is known of buying, as the public service says it of many sellers; undefined for a type that there is not. */
export const propertiesOf = (type: string | undefined, options: SellerOptions) => {
  if (type === "crypto-currencies")
    return coinsOf(options).map(({ code, name, network }) => ({
      currencyCode: code,
      name,
      chainCode: network.name.toUpperCase(),
      chainName: network.display_name,
      chainId: network.chain_id,
      contractAddress: network.contract_address || null,
      symbolImageUrl: null
    }))
  if (type === "fiat-purchases-limits")
    return options.paymentCurrencies.map(({ id, payment_method_limits: limits }) => {
      // One span stands for all ways to pay: the one that each of them allows.
      const least = Math.max(...limits.map(({ min }) => Number(min)))
      const most = Math.min(...limits.map(({ max }) => Number(max)))
      return { currencyCode: id, defaultAmount: least, minimumAmount: least, maximumAmount: most }
    })
  if (type === "payment-methods")
    return methodsOf(options).map((method) => ({
      paymentMethod: method,
      name: method,
      paymentType: method.toUpperCase()
    }))
  return undefined
}

/** What the seller is asked for a price. */
export interface SellerWish {
  readonly purchaseCurrency: { readonly id: string; readonly symbol: string }
  readonly paymentCurrency: { readonly id: string }
  readonly amount: string
  readonly network: string
  readonly paymentMethod?: string
}

const isPrice = (value: unknown): value is string => isDecimal(value) && !/^[0.]+$/.test(value)

/** What a question for a quote of one exchange wants of the seller, or the field that is wrong. */
export const readBuyWish = (
  query: Readonly<Record<string, unknown>>,
  options: SellerOptions
): SellerWish | { readonly wrong: string } => {
  const { purchaseCurrency, purchaseNetwork, paymentAmount, paymentCurrency, paymentMethod } = query
  const coin = coinsOf(options).find(
    ({ id, symbol, network }) =>
      (symbol === purchaseCurrency || id === purchaseCurrency) &&
      (purchaseNetwork === undefined || network.name === purchaseNetwork)
  )
  if (coin === undefined) return { wrong: "purchaseCurrency" }
  if (!isPrice(paymentAmount)) return { wrong: "paymentAmount" }
  if (!isCurrency(paymentCurrency)) return { wrong: "paymentCurrency" }
  const method = methodsOf(options).find((one) => one.toUpperCase() === String(paymentMethod).toUpperCase())
  if (method === undefined) return { wrong: "paymentMethod" }
  return {
    purchaseCurrency: { id: coin.id, symbol: coin.symbol },
    paymentCurrency: { id: paymentCurrency },
    amount: paymentAmount,
    network: coin.network.name,
    paymentMethod: method
  }
}

/** The project that a body names. */
export const projectIn = (body: unknown): string | undefined => {
  const { projectId } = fieldsOf(body)
  return typeof projectId === "string" ? projectId : undefined
}

/** The sellers' words for ways to pay that a seller of one's own may call otherwise. */
const words: Readonly<Record<string, string>> = { CREDIT_DEBIT_CARD: "card", ACH: "ach_bank_account" }

/** What a question for quotes of many sellers wants of this one, and how it was put; or the field that is wrong. */
export const readSaleWish = (body: unknown, options: SellerOptions) => {
  const given = fieldsOf(body)
  const { destinationCurrencyCode: code, sourceCurrencyCode: currency, paymentMethodType: asked } = given
  const coin = coinsOf(options).find((one) => one.code === code)
  const amount = presetOf(given["sourceAmount"])
  if (coin === undefined) return { wrong: "destinationCurrencyCode" } as const
  if (amount === undefined) return { wrong: "sourceAmount" } as const
  if (!isCurrency(currency)) return { wrong: "sourceCurrencyCode" } as const
  const method = methodsOf(options).find((one) => one === asked || one === words[String(asked)])
  if (asked !== undefined && method === undefined) return { wrong: "paymentMethodType" } as const
  const quote: SellerWish = {
    purchaseCurrency: { id: coin.id, symbol: coin.symbol },
    paymentCurrency: { id: currency },
    amount,
    network: coin.network.name,
    ...(method === undefined ? {} : { paymentMethod: method })
  }
  return { quote, code: coin.code, paymentMethodType: asked ?? null, country: given["countryCode"] ?? null }
}

/** A quote, as the public service says it of one of many sellers. */
export const toSellerQuote = (
  quote: SellerQuote,
  {
    code,
    paymentMethodType,
    country
  }: { readonly code: string; readonly paymentMethodType: unknown; readonly country: unknown }
) => {
  const [transactionFee, networkFee, subtotal, total] = [
    quote.coinbaseFee,
    quote.networkFee,
    quote.paymentSubtotal,
    quote.paymentTotal
  ].map(({ amount }) => Number(amount))
  return {
    countryCode: country,
    customerScore: null,
    destinationAmount: Number(quote.purchaseAmount.amount),
    destinationAmountWithoutFees: null,
    destinationCurrencyCode: code,
    exchangeRate: null,
    fiatAmountWithoutFees: subtotal,
    lowKyc: null,
    networkFee,
    paymentMethodType,
    serviceProvider: SELLER,
    sourceAmount: total,
    sourceAmountWithoutFees: subtotal,
    sourceCurrencyCode: quote.paymentTotal.currency,
    totalFee: null,
    transactionFee,
    transactionType: "CRYPTO_PURCHASE"
  }
}

/** What the address of a seller's page is wanted for, or the field that is wrong. */
export const readWidgetWish = (body: unknown): PageFields | { readonly wrong: string } => {
  const given = fieldsOf(fieldsOf(body)["sessionData"])
  const {
    walletAddress: address,
    destinationCurrencyCode: code,
    serviceProvider,
    sourceCurrencyCode: currency
  } = given
  const fiatAmount = presetOf(given["sourceAmount"])
  const [, asset, network] =
    (typeof code === "string" && /^([A-Za-z0-9.]{1,20})_([A-Z0-9_]{1,40})$/.exec(code)) || []
  if (!isAddress(address)) return { wrong: "walletAddress" }
  if (asset === undefined || network === undefined) return { wrong: "destinationCurrencyCode" }
  if (!isWord(serviceProvider)) return { wrong: "serviceProvider" }
  if (fiatAmount === undefined) return { wrong: "sourceAmount" }
  if (!isCurrency(currency)) return { wrong: "sourceCurrencyCode" }
  return {
    address,
    asset,
    network: network.toLowerCase().replaceAll("_", "-"),
    partnerUserId: address,
    fiatAmount,
    fiatCurrency: currency
  }
}
