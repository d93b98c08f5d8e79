import { parseAmount, type Network } from "@latchkey/core"
import {
  TransferBalanceError,
  TransferMemoInvalidError,
  TransferReceiverInvalidError,
  TransferRefusedError,
  TransferTokenInvalidError,
  type FeeLevel,
  type PreparedTransfer,
  type ReceiverWarning,
  type TransferPreview,
  type TransferRequest
} from "@latchkey/core/effect"
import { fromBech32 } from "@latchkey/core/chain-kit"
import { checkDecimals, checkTransferRequest, type RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { chainIdOf, chainOf, type CosmosChain, type GasPrices } from "../CosmosNetwork.ts"
import { DenomMissingError } from "../errors.ts"
import { memoReceivers } from "./memoReceivers.ts"
import { readAccount, readCoin, readMarketPrice, tryTransaction } from "./readChain.ts"
import { encodeTransaction } from "./Transaction.ts"
import { decodeTransferDoc, encodeTransferDoc, type TransferFacts } from "./TransferDoc.ts"

const MAX_VALUE = 2n ** 256n
const PRICE_DECIMALS = 18
/** In the words of 5 bits of an address of 20 bytes. */
const WALLET_WORDS = 32

const steps: Readonly<Record<FeeLevel, keyof GasPrices>> = {
  slow: "low",
  normal: "average",
  fast: "high"
}
/** So many tenths of what gas costs now are offered, since the price moves from block to block. */
const MARKET: Readonly<Record<FeeLevel, bigint>> = { slow: 12n, normal: 15n, fast: 25n }
const atLeast = (price: bigint, least = 0n): bigint => (price > least ? price : least)
const levels = Object.keys(steps) as ReadonlyArray<FeeLevel>

/** A price of gas in units of 10^-18; undefined if it is malformed. */
const readPrice = (price: unknown): bigint | undefined =>
  typeof price === "number" && Number.isFinite(price) && price >= 0 && price < 1e15
    ? parseAmount(
        price.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: PRICE_DECIMALS }),
        PRICE_DECIMALS
      )
    : undefined

/** What gas costs at most, rounded up. */
const costOf = (gas: bigint, price: bigint): bigint => {
  const unit = 10n ** BigInt(PRICE_DECIMALS)
  return (gas * price + unit - 1n) / unit
}

/** Prices of gas in the native coin. */
const pricesOf = ({ denom, gasPrices, feeCurrencies }: CosmosChain): GasPrices | undefined =>
  feeCurrencies === undefined
    ? gasPrices
    : (feeCurrencies.find((currency) => currency.denom === denom)?.gasPrices ?? undefined)

/** Accounts whose keys and addresses are made as Ethereum's sign another kind of transaction. */
const isLikeEthereum = ({ coinType, features = [] }: CosmosChain): boolean =>
  coinType === 60 || features.some((feature) => feature.startsWith("eth-"))

const warningsOf = (
  chain: CosmosChain,
  { sender, receiver, memo }: Pick<TransferFacts, "sender" | "receiver" | "memo">
): ReadonlyArray<ReceiverWarning> => {
  const { words = [] } = fromBech32(receiver) ?? {}
  if (receiver === sender) return ["self"]
  if (words.every((word) => word === 0)) return ["burn"]
  return [
    // Longer addresses are those of contracts and modules.
    ...(words.length > WALLET_WORDS ? (["contract"] as const) : []),
    ...(memo === "" && [...memoReceivers, ...(chain.memoReceivers ?? [])].includes(receiver)
      ? (["memo"] as const)
      : [])
  ]
}

/** What a request shows: everything is read out of the request. */
export const previewOf = (
  { caipNetworkId: networkId, nativeCurrency: { decimals, symbol } }: Network,
  request: object
): TransferPreview => {
  const facts = decodeTransferDoc(request)
  if (facts === undefined) throw new TypeError("The request is no transfer.")
  const amountOf = (value: bigint) => Object.freeze({ value, decimals, symbol })
  return {
    networkId,
    sender: facts.sender,
    receiver: facts.receiver,
    amount: amountOf(facts.value),
    fee: amountOf(facts.fee),
    ...(facts.memo === "" ? {} : { memo: facts.memo })
  }
}

/** See `Transfers.prepare`. */
export const prepareTransfer = (
  reader: RpcReader,
  given: TransferRequest & { readonly address: string },
  memoBytes: number
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { address, token, amount } = given
    const { memo, feeLevel } = yield* checkTransferRequest(given, { memoBytes, most: MAX_VALUE - 1n })
    const { decimals, symbol } = network.nativeCurrency
    const chain = chainOf(network)
    const chainId = chainIdOf(network)
    if (chain === undefined || chainId === undefined)
      return yield* Effect.fail(new DenomMissingError({ networkId: network.caipNetworkId }))
    const sender = parseAddress(address, network)
    const receiver = typeof given.receiver === "string" ? parseAddress(given.receiver, network) : undefined
    if (receiver === undefined || sender === undefined)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    if (token !== undefined) return yield* Effect.fail(new TransferTokenInvalidError())
    // Keplr writes these as entities, and signs that.
    if (/[<>&]/.test(memo)) return yield* Effect.fail(new TransferMemoInvalidError({ reason: "characters" }))
    yield* checkDecimals(amount, decimals)
    if (isLikeEthereum(chain))
      return yield* Effect.fail(
        new TransferRefusedError({ reason: "Accounts with keys like Ethereum's cannot send from here." })
      )
    const market = yield* readMarketPrice(reader, chain)
    const prices = pricesOf(chain)
    const choices = levels.flatMap((level) => {
      const price =
        market === undefined
          ? readPrice(prices?.[steps[level]])
          : atLeast((market * MARKET[level]) / 10n, readPrice(chain.gasPrices?.low))
      return price === undefined ? [] : [{ level, price }]
    })
    const chosen = choices.find(({ level }) => level === feeLevel)
    if (chosen === undefined)
      return yield* Effect.fail(
        new TransferRefusedError({ reason: "The network does not say what gas costs in its coin." })
      )

    const { denom } = chain
    const coin = yield* readCoin(reader, sender, denom)
    const short = (of: "amount" | "fee") => Effect.fail(new TransferBalanceError({ symbol, of }))
    if (coin === 0n || (amount !== "max" && amount.value > coin)) return yield* short("amount")
    const { number: accountNumber, sequence } = yield* readAccount(reader, sender)
    const facts: TransferFacts = {
      chainId,
      accountNumber,
      sequence,
      sender,
      receiver,
      denom,
      // How much gas it takes does not depend on how much it is.
      value: amount === "max" ? 1n : amount.value,
      memo,
      gas: 0n,
      fee: 0n
    }
    const used = yield* tryTransaction(reader, encodeTransaction(facts))
    const gas = (used * 7n) / 5n
    const fee = costOf(gas, chosen.price)
    const value = amount === "max" ? coin - fee : amount.value
    if (value <= 0n || value + fee > coin) return yield* short("fee")

    const request = encodeTransferDoc({ ...facts, value, gas, fee })
    const prepared: PreparedTransfer = Object.freeze({
      ...previewOf(network, request),
      warnings: Object.freeze(warningsOf(chain, facts)),
      feeLevel,
      feeLevels: Object.freeze(
        choices.map(({ level, price }) =>
          Object.freeze({
            level,
            fee: Object.freeze({ value: costOf(gas, price), decimals, symbol })
          })
        )
      ),
      request
    })
    return prepared
  })
