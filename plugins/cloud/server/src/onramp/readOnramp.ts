import type { PageFields } from "./OnrampRecord.ts"

type Fields = Readonly<Record<string, unknown>>

/** An object's fields; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const MAX_ENTRIES = 500
const decimal = /^\d{1,40}(\.\d{1,36})?$/

/** Whether a value is a short text. */
export const isWord = (value: unknown, length = 100): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= length
/** Whether a value is a decimal number as text. */
export const isDecimal = (value: unknown): value is string => typeof value === "string" && decimal.test(value)
const entriesOf = (value: unknown): ReadonlyArray<Fields> =>
  Array.isArray(value) ? value.slice(0, MAX_ENTRIES).map(fieldsOf) : []

/** What a seller sells and is paid in, of its answer: what is no entry is left out. Undefined if nothing is left. */
export const readOptions = (answer: unknown) => {
  const { paymentCurrencies, purchaseCurrencies } = fieldsOf(answer)
  const payment = entriesOf(paymentCurrencies).flatMap(({ id, payment_method_limits: limits }) => {
    const kept = entriesOf(limits).flatMap(({ id: method, min, max }) =>
      isWord(method) && isDecimal(min) && isDecimal(max) ? [{ id: method, min, max }] : []
    )
    return isWord(id) && kept.length > 0 ? [{ id, payment_method_limits: kept }] : []
  })
  const purchase = entriesOf(purchaseCurrencies).flatMap(({ id, name, symbol, networks }) => {
    const kept = entriesOf(networks).flatMap((network) => {
      const { name: word, display_name: title, chain_id: chain, contract_address: contract } = network
      return isWord(word) && isWord(title) && isWord(chain) && typeof contract === "string"
        ? [{ name: word, display_name: title, chain_id: chain, contract_address: contract }]
        : []
    })
    return isWord(id) && isWord(name) && isWord(symbol) && kept.length > 0
      ? [{ id, name, symbol, networks: kept }]
      : []
  })
  return payment.length === 0 || purchase.length === 0
    ? undefined
    : { paymentCurrencies: payment, purchaseCurrencies: purchase }
}

const readMoney = (value: unknown) => {
  const { amount, currency } = fieldsOf(value)
  return isDecimal(amount) && isWord(currency) ? { amount, currency } : undefined
}

/** What a seller sells and is paid in. */
export type SellerOptions = NonNullable<ReturnType<typeof readOptions>>
/** What a seller offers. */
export type SellerQuote = NonNullable<ReturnType<typeof readQuote>>

/** A seller's quote, of its answer; undefined if it is malformed. */
export const readQuote = (answer: unknown) => {
  const given = fieldsOf(answer)
  const { quoteId } = given
  const [coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount] = [
    "coinbaseFee",
    "networkFee",
    "paymentSubtotal",
    "paymentTotal",
    "purchaseAmount"
  ].map((field) => readMoney(given[field]))
  return isWord(quoteId, 200) &&
    coinbaseFee &&
    networkFee &&
    paymentSubtotal &&
    paymentTotal &&
    purchaseAmount
    ? { coinbaseFee, networkFee, paymentSubtotal, paymentTotal, purchaseAmount, quoteId }
    : undefined
}

/** What a quote is asked for, or the field that is wrong. */
export const readQuoteWish = (body: unknown) => {
  const { purchaseCurrency, paymentCurrency, amount, network, paymentMethod } = fieldsOf(body)
  const { id, symbol } = fieldsOf(purchaseCurrency)
  const { id: currency } = fieldsOf(paymentCurrency)
  if (!isWord(id) || !isWord(symbol)) return { wrong: "purchaseCurrency" } as const
  if (!isWord(currency)) return { wrong: "paymentCurrency" } as const
  if (!isDecimal(amount) || /^[0.]+$/.test(amount)) return { wrong: "amount" } as const
  if (!isWord(network)) return { wrong: "network" } as const
  if (paymentMethod !== undefined && !isWord(paymentMethod)) return { wrong: "paymentMethod" } as const
  return {
    purchaseCurrency: { id, symbol },
    paymentCurrency: { id: currency },
    amount,
    network,
    ...(paymentMethod === undefined ? {} : { paymentMethod })
  }
}

/** Whether a value may be an address of some network. */
export const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9]{20,128}$/.test(value)
/** Whether a value may be a coin's symbol. */
export const isSymbol = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9.]{1,20}$/.test(value)
/** Whether a value may be a seller's word for a network. */
export const isNetwork = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value)
/** Whether a value is a code as ISO 4217 has them. */
export const isCurrency = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z]{3}$/.test(value)
const isListOf = <A extends string>(value: unknown, is: (entry: unknown) => entry is A): value is Array<A> =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_ENTRIES && value.every(is)

/** An amount in whole units, with at most two decimals, as text; undefined for anything else. */
export const presetOf = (value: unknown): string | undefined =>
  typeof value === "number" && value > 0 && value <= 1e9 && Math.round(value * 100) / 100 === value
    ? String(value)
    : undefined

/** What the address of a seller's page is wanted for, or the field that is wrong. */
export const readPageWish = (body: unknown): PageFields | { readonly wrong: string } => {
  const given = fieldsOf(body)
  const { destinationWallets, defaultNetwork, partnerUserId, defaultExperience, fiatCurrency } = given
  const wallets = (Array.isArray(destinationWallets) ? destinationWallets : []).map(fieldsOf)
  const isWallet = ({ address, blockchains, assets }: Fields) =>
    isAddress(address) && isListOf(blockchains, isNetwork) && isListOf(assets, isSymbol)
  if (wallets.length === 0 || wallets.length > 20 || !wallets.every(isWallet))
    return { wrong: "destinationWallets" }
  if (defaultNetwork !== undefined && !isNetwork(defaultNetwork)) return { wrong: "defaultNetwork" }
  // The one that is on the network, so that nothing is sent where nobody looks.
  const wallet =
    defaultNetwork === undefined
      ? wallets[0]
      : wallets.find(({ blockchains }) => (blockchains as ReadonlyArray<string>).includes(defaultNetwork))
  if (wallet === undefined) return { wrong: "defaultNetwork" }
  if (typeof partnerUserId !== "string" || partnerUserId.length < 32 || partnerUserId.length > 50)
    return { wrong: "partnerUserId" }
  if (defaultExperience !== undefined && defaultExperience !== "buy") return { wrong: "defaultExperience" }
  for (const field of ["presetCryptoAmount", "presetFiatAmount"])
    if (given[field] !== undefined && presetOf(given[field]) === undefined) return { wrong: field }
  if (fiatCurrency !== undefined && !isCurrency(fiatCurrency)) return { wrong: "fiatCurrency" }
  const [cryptoAmount, fiatAmount] = [
    presetOf(given["presetCryptoAmount"]),
    presetOf(given["presetFiatAmount"])
  ]
  return {
    address: wallet["address"] as string,
    asset: (wallet["assets"] as ReadonlyArray<string>)[0] ?? "",
    network: defaultNetwork ?? (wallet["blockchains"] as ReadonlyArray<string>)[0] ?? "",
    partnerUserId,
    ...(cryptoAmount === undefined ? {} : { cryptoAmount }),
    ...(fiatAmount === undefined ? {} : { fiatAmount }),
    ...(fiatCurrency === undefined ? {} : { fiatCurrency })
  }
}
