import type { Network } from "@latchkey/core"
import {
  TransferAmountInvalidError,
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
import { toBase64 } from "@latchkey/core/chain-kit"
import { PageInsecureError } from "@latchkey/core/page"
import {
  checkDecimals,
  checkTransferRequest,
  together,
  type RpcReader
} from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { addressBytes, parseAddress } from "../Address.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { MEMO_BYTES } from "../memoBytes.ts"
import { findTokenAccount } from "./findTokenAccount.ts"
import { isOnCurve } from "./isOnCurve.ts"
import { nameOfToken } from "./nameOfToken.ts"
import { parseToken } from "./parseToken.ts"
import { programs, tokenPrograms } from "./programs.ts"
import { decodeMint, readAccounts, TOKEN_ACCOUNT, type ChainAccount } from "./readAccounts.ts"
import { readCoin, readMinimum, readPrices, readSeconds } from "./readChain.ts"
import { readHoldings, type Holding } from "./readHoldings.ts"
import { requireBalance } from "./requireBalance.ts"
import { decodeOwnTransfer, encodeTransfer, feeOf, type TransferFacts } from "./TransferMessage.ts"
import { decodeRequest } from "./TransferRequest.ts"
import { tryTransfer, unsigned } from "./tryTransfer.ts"

const MAX_U64 = 2n ** 64n

// Room for what the chain takes more by then, and for checks that wallets add.
const SPARE_UNITS = 20_000
const COIN_UNITS = 450 + SPARE_UNITS
const TRIAL_UNITS = 600_000
// What the program for memos takes at most, and for each byte of one.
const MEMO_UNITS = 10_000
const UNITS_OF_A_BYTE = 400

const levels: ReadonlyArray<FeeLevel> = ["slow", "normal", "fast"]

/** As many as fit into one transaction, beside a token's transfer and a memo. */
const MOST_REFERENCES = 8

/** As many as fit into one transaction. */
const MOST_SOURCES = 8

/** Addresses that nobody has the key of, and nobody gets anything back from. */
const BURN: ReadonlyArray<string> = [programs.system, "1nc1nerator11111111111111111111111111111111"]

const warningsOf = (
  receiver: string,
  sender: string,
  account: ChainAccount | "none"
): ReadonlyArray<ReceiverWarning> => {
  const isWallet =
    isOnCurve(addressBytes(receiver)!) &&
    (account === "none" ||
      (account.program === programs.system && !account.isExecutable && account.data.length === 0))
  if (receiver === sender) return ["self"]
  return BURN.includes(receiver) ? ["burn"] : isWallet ? [] : ["contract"]
}

/** Which accounts an amount is taken from: the sender's main one first, then those that have most. */
const takeFrom = (held: ReadonlyArray<Holding>, main: string | undefined, value: bigint) => {
  const sorted = held.toSorted((one, other) =>
    one.account === main ? -1 : other.account === main ? 1 : one.value > other.value ? -1 : 1
  )
  let rest = value
  return sorted.flatMap(({ account, value: has }) => {
    const taken = has < rest ? has : rest
    rest -= taken
    return taken > 0n ? [{ account, value: taken }] : []
  })
}

/** Whether a transfer can name these beside: addresses, each once, of nobody who takes part in it. */
const canName = (references: ReadonlyArray<string>, parties: ReadonlyArray<string>): boolean =>
  references.length <= MOST_REFERENCES &&
  new Set(references).size === references.length &&
  references.every((key) => parseAddress(key) !== undefined && !parties.includes(key))

/** What a request shows: everything is read out of the request, but what the app calls the token. */
export const previewOf = (
  network: Network,
  options: SolanaOptions,
  request: object
): Omit<TransferPreview, "fee"> & { readonly fee: bigint } => {
  const message = decodeRequest(request)
  const read = message && decodeOwnTransfer(message)
  if (read === undefined) throw new TypeError("The request is no transfer.")
  const { sender, receiver, value, token, memo, references } = read.facts
  const { decimals, symbol } = network.nativeCurrency
  return {
    networkId: network.caipNetworkId,
    sender,
    receiver,
    ...(token === undefined ? {} : { token: `${network.caipNetworkId}:${token.mint}` as const }),
    amount: Object.freeze({
      value,
      decimals: token?.decimals ?? decimals,
      symbol: token === undefined ? symbol : nameOfToken(network, options, token.mint).symbol
    }),
    ...(memo === undefined ? {} : { memo }),
    ...(references === undefined ? {} : { references: Object.freeze(references) }),
    fee: feeOf(read.bid)
  }
}

/** See `Transfers.prepare`. */
export const prepareTransfer = (
  reader: RpcReader,
  options: SolanaOptions,
  given: TransferRequest & { readonly address: string }
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { address, token: tokenId, amount } = given
    const { memo: text, feeLevel } = yield* checkTransferRequest(given, {
      memoBytes: MEMO_BYTES,
      hasReferences: true,
      most: MAX_U64 - 1n
    })
    const references = given.references ?? []
    if (!canName(references, [address, given.receiver]))
      return yield* Effect.fail(new TransferMemoInvalidError({ reason: "references" }))
    const said = {
      ...(text === "" ? {} : { memo: text }),
      ...(references.length === 0 ? {} : { references: [...references] })
    }
    const memoUnits = text === "" ? 0 : MEMO_UNITS + UNITS_OF_A_BYTE * new TextEncoder().encode(text).length
    const { decimals: nativeDecimals, symbol: nativeSymbol } = network.nativeCurrency
    const sender = parseAddress(address)
    const receiver = typeof given.receiver === "string" ? parseAddress(given.receiver) : undefined
    if (receiver === undefined || sender === undefined)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    const mintAddress = tokenId === undefined ? undefined : parseToken(network, tokenId)
    if (mintAddress === undefined && tokenId !== undefined)
      return yield* Effect.fail(new TransferTokenInvalidError())

    const [coin, minimum, seconds, [there = "none", mintAccount = "none"]] = yield* together([
      readCoin(reader, sender),
      readMinimum(reader),
      readSeconds(reader),
      readAccounts(reader, mintAddress === undefined ? [receiver] : [receiver, mintAddress])
    ])
    // What is sent to an account of a token as if it were a wallet is lost.
    if (there !== "none" && tokenPrograms.includes(there.program))
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "account" }))
    const mint = mintAccount === "none" ? undefined : decodeMint(mintAccount)
    if (mintAddress !== undefined && mint === undefined)
      return yield* Effect.fail(new TransferTokenInvalidError())
    if (mint?.refusal !== undefined)
      return yield* Effect.fail(new TransferRefusedError({ reason: mint.refusal }))
    yield* checkDecimals(amount, mint?.decimals ?? nativeDecimals)

    const inCoin = (value: bigint) => Object.freeze({ value, decimals: nativeDecimals, symbol: nativeSymbol })
    type Prices = Readonly<Record<FeeLevel, bigint>>
    const prepared = (facts: TransferFacts, prices: Prices, units: number, deposit: bigint) =>
      Effect.gen(function* () {
        const bid = { units, price: prices[feeLevel] }
        yield* requireBalance(network, { coin, minimum, facts, fee: feeOf(bid) + deposit })
        const request = Object.freeze({
          transaction: toBase64(unsigned(encodeTransfer(facts, bid))),
          pubkey: sender
        })
        const { fee, ...preview } = previewOf(network, options, request)
        const transfer: PreparedTransfer = Object.freeze({
          ...preview,
          fee: inCoin(fee + deposit),
          ...(deposit === 0n ? {} : { deposit: inCoin(deposit) }),
          warnings: Object.freeze(warningsOf(receiver, sender, there)),
          ...(prices.slow === prices.fast
            ? {}
            : {
                feeLevel,
                feeLevels: Object.freeze(
                  levels.map((level) =>
                    Object.freeze({
                      level,
                      fee: inCoin(feeOf({ units, price: prices[level] }) + deposit),
                      ...(seconds === undefined ? {} : { seconds: seconds[level] })
                    })
                  )
                )
              }),
          request
        })
        return transfer
      })

    if (mintAddress === undefined || mint === undefined) {
      const units = COIN_UNITS + memoUnits
      const prices = yield* readPrices(reader, [sender, receiver])
      const bid = { units, price: prices[feeLevel] }
      const fee = feeOf(bid)
      // What is left keeps the account alive.
      const value = amount === "max" ? coin - fee - minimum : amount.value
      if (amount === "max" && value <= 0n)
        return yield* Effect.fail(new TransferBalanceError({ symbol: nativeSymbol, of: "fee" }))
      const facts: TransferFacts = { sender, receiver, value, ...said }
      yield* requireBalance(network, { coin, minimum, facts, fee })
      if (there === "none" && value < minimum)
        return yield* Effect.fail(new TransferAmountInvalidError({ reason: "least", least: inCoin(minimum) }))
      yield* tryTransfer(reader, facts, bid)
      return yield* prepared(facts, prices, units, 0n)
    }

    const { program, decimals } = mint
    const place = { program, mint: mintAddress }
    const [account, main, accounts] = yield* together([
      findTokenAccount(receiver, place),
      findTokenAccount(sender, place),
      readHoldings(reader, sender, { mint: mintAddress }, [program])
    ])
    if (account === undefined)
      // The browser has no SHA-256 there.
      return yield* Effect.fail(new PageInsecureError())
    const held = accounts.filter((one) => !one.isFrozen && one.decimals === decimals && one.value > 0n)
    const all = held.reduce((sum, one) => sum + one.value, 0n)
    const value = amount === "max" ? all : amount.value
    if (value > all || all === 0n)
      return yield* Effect.fail(
        new TransferBalanceError({ symbol: nameOfToken(network, options, mintAddress).symbol, of: "amount" })
      )
    const sources = takeFrom(held, main, value)
    if (sources.length > MOST_SOURCES)
      return yield* Effect.fail(
        new TransferRefusedError({
          reason: "The amount lies in more accounts than one transaction can take it from."
        })
      )
    const facts: TransferFacts = {
      sender,
      receiver,
      value,
      token: { mint: mintAddress, program, decimals, account, sources },
      ...said
    }
    // Who cannot pay for the receiver's account is told so, and not that the chain refuses.
    const [[target], opening, prices] = yield* together([
      readAccounts(reader, [account]),
      readMinimum(reader, TOKEN_ACCOUNT),
      // Who bids for the work on what is written: not on the receiver, whose account of the token that is.
      readPrices(reader, [sender, account, ...sources.map((source) => source.account)])
    ])
    const least = feeOf({ units: SPARE_UNITS, price: prices[feeLevel] }) + (target === "none" ? opening : 0n)
    yield* requireBalance(network, { coin, minimum, facts, fee: least })
    const { units, deposit } = yield* tryTransfer(reader, facts, { units: TRIAL_UNITS, price: 0n })
    return yield* prepared(facts, prices, Math.ceil(units * 1.2) + SPARE_UNITS, deposit)
  })
