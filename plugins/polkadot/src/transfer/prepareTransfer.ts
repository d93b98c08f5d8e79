import {
  TransferAmountInvalidError,
  TransferBalanceError,
  TransferReceiverInvalidError,
  TransferRefusedError,
  TransferTokenInvalidError,
  type PreparedTransfer,
  type ReceiverWarning,
  type TransferRequest
} from "@latchkey/core/effect"
import { attempt } from "@latchkey/core/chain-kit"
import { checkDecimals, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { ChainReader } from "./ChainReader.ts"
import { isTransferOf, requireBalance, spendable } from "./checkTransfer.ts"
import { readAccount, readFee, readHead, readNonce } from "./readChain.ts"
import { decodePayload, encodePayload } from "./TransferPayload.ts"

/** The most that a chain counts to. */
export const MAX_VALUE: bigint = 2n ** 128n - 1n

/** Beginnings of accounts that no key is of: pallets, parachains, siblings. */
const OF_NOBODY = ["modl", "para", "sibl"].map((text) => new TextEncoder().encode(text).join())

const warningsOf = (receiver: Uint8Array, isOwn: boolean): ReadonlyArray<ReceiverWarning> =>
  isOwn
    ? ["self"]
    : receiver.every((byte) => byte === 0)
      ? ["burn"]
      : OF_NOBODY.includes(receiver.subarray(0, 4).join())
        ? ["contract"]
        : []

/** What the fee may be by the time that the transaction is in the chain: it moves with how full blocks are. */
export const atMost = (fee: bigint): bigint => (fee * 5n + 3n) / 4n

/** See `Transfers.prepare`. */
export const prepareTransfer = (
  reader: ChainReader,
  { address, receiver: given, token, amount }: TransferRequest & { readonly address: string }
) =>
  Effect.gen(function* () {
    const { network, api, codec } = reader
    const { decimals, symbol } = network.nativeCurrency
    const sender = codec.parseAddress(address, network)
    const receiver = typeof given === "string" ? codec.parseAddress(given, network) : undefined
    const account = receiver === undefined ? undefined : codec.decodeSs58(receiver)
    // 33 bytes are a key, whose account is its hash.
    if (receiver === undefined || sender === undefined || account?.accountId.length !== 32)
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    if (token !== undefined) return yield* Effect.fail(new TransferTokenInvalidError())
    yield* checkDecimals(amount, decimals)
    // A network object may say others than its chain has.
    if (amount !== "max" && api.registry.chainDecimals[0] !== decimals)
      return yield* Effect.fail(new TransferAmountInvalidError({ reason: "decimals" }))

    const callOf = (value: bigint) =>
      attempt(() => api.tx["balances"]!["transferKeepAlive"]!(receiver, value).method.toHex())
    const refused = new TransferRefusedError({
      reason: "The network has no transfer that keeps accounts alive."
    })
    const [mine, theirs, nonce, head] = yield* together([
      readAccount(reader, sender),
      readAccount(reader, receiver),
      readNonce(reader, sender),
      readHead(reader)
    ])
    const all = spendable(reader, mine)
    const trial = callOf(amount === "max" ? all : amount.value)
    if (trial === undefined) return yield* Effect.fail(refused)
    const fee = atMost(yield* readFee(reader, trial, sender))
    const value = amount === "max" ? all - fee : amount.value
    if (value <= 0n) return yield* Effect.fail(new TransferBalanceError({ symbol, of: "fee" }))
    yield* requireBalance(reader, { sender: mine, receiver: theirs, value, fee })

    const call = callOf(value)
    if (call === undefined) return yield* Effect.fail(refused)
    const request = encodePayload(reader, { sender, call, nonce, head })
    const facts = decodePayload(request)
    if (facts === undefined || !isTransferOf(reader, facts, { sender, receiver }))
      return yield* Effect.fail(refused)
    const amountOf = (units: bigint) => Object.freeze({ value: units, decimals, symbol })
    const prepared: PreparedTransfer = Object.freeze({
      networkId: network.caipNetworkId,
      sender: codec.parseAddress(facts.sender, network) ?? facts.sender,
      receiver: codec.encodeSs58({ ...account, accountId: facts.receiver }),
      amount: amountOf(facts.value),
      fee: amountOf(fee),
      warnings: Object.freeze(warningsOf(facts.receiver, codec.isSameAccount(sender, receiver))),
      request
    })
    return prepared
  })
