import {
  TransferAmountInvalidError,
  TransferBalanceError,
  TransferReceiverInvalidError,
  TransferRefusedError,
  TransferTokenInvalidError,
  type FeeLevel,
  type PreparedTransfer,
  type ReceiverWarning,
  type TransferRequest
} from "@latchkey/core/effect"
import { checkDecimals, checkTransferRequest, readWallet, together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress, isOfNetwork, type AddressKind, type DecodedAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import { bitcoinjs } from "../api/signPsbt.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"
import { chooseCoins, inputSizes, MOST_INPUTS, sumOf, worthSpending } from "./chooseCoins.ts"
import type { EsploraReader } from "./EsploraReader.ts"
import { readFeeRates, type SilentNetworks } from "./readChain.ts"
import { readRequest } from "./readRequest.ts"
import { readTrustedCoins } from "./readTrustedCoins.ts"
import { encodePayment, encodePsbt } from "./TransferPsbt.ts"

const ALL_SATOSHI = 21_000_000n * 100_000_000n
/** About how long it takes, by the blocks within which the estimates promise it. */
const SECONDS: Readonly<Record<FeeLevel, number>> = { slow: 86_400, normal: 3_600, fast: 1_200 }
const levels = Object.keys(SECONDS) as ReadonlyArray<FeeLevel>

/** Made of words: nobody can have their keys. */
const BURN: ReadonlyArray<string> = [
  "1BitcoinEaterAddressDontSendf59kuE",
  "1CounterpartyXXXXXXXXXXXXXXXUWLpVr"
]

/** Less is not carried by nodes, by the kind of address that gets it. */
const leastOf: Readonly<Record<AddressKind, bigint>> = {
  p2pkh: 546n,
  p2sh: 540n,
  p2wpkh: 294n,
  p2wsh: 330n,
  p2tr: 330n
}

const warningsOf = (receiver: DecodedAddress, sender: DecodedAddress): ReadonlyArray<ReceiverWarning> =>
  receiver.address === sender.address
    ? ["self"]
    : /^0*$/.test(receiver.hash) || BURN.includes(receiver.address)
      ? ["burn"]
      : []

const sizeOf = (address: DecodedAddress) => scriptOf(address).length / 2

/**
 * Whether the kit chooses the coins: where they are all for paying, since the wallet keeps those that carry something else
 * at another address. Of a wallet with one address only the wallet knows which are which.
 */
const keepsApart = (provider: unknown, sender: string): Effect.Effect<boolean> =>
  provider === undefined
    ? Effect.succeed(false)
    : readWallet(() => (provider as BitcoinProvider).getAccountAddresses(), {
        method: "getAccountAddresses"
      }).pipe(
        Effect.map((accounts) =>
          accounts.some(({ type, address }) => type === "ordinal" && address !== sender)
        ),
        Effect.catch(() => Effect.succeed(false))
      )

/** See `Transfers.prepare`; `silent` is kept from one to the next. */
export const prepareTransfer = (
  reader: EsploraReader,
  given: TransferRequest & { readonly address: string; readonly provider?: unknown },
  silent: SilentNetworks
) =>
  Effect.gen(function* () {
    const { network } = reader
    const { address, token, amount, provider } = given
    const { feeLevel } = yield* checkTransferRequest(given, { most: ALL_SATOSHI })
    const { decimals, symbol } = network.nativeCurrency
    const sender = decodeAddress(address)
    const receiver = decodeAddress(given.receiver)
    if (
      receiver === undefined ||
      sender === undefined ||
      !isOfNetwork(receiver, network.caipNetworkId) ||
      !isOfNetwork(sender, network.caipNetworkId)
    )
      return yield* Effect.fail(new TransferReceiverInvalidError({ reason: "format" }))
    if (token !== undefined) return yield* Effect.fail(new TransferTokenInvalidError())
    const least = leastOf[receiver.kind]
    const amountOf = (value: bigint) => Object.freeze({ value, decimals, symbol })
    yield* checkDecimals(amount, decimals)
    const [{ coins, waiting }, rates, isApart] = yield* together([
      readTrustedCoins(reader, { address: sender.address, script: scriptOf(sender) }),
      readFeeRates(reader, silent),
      keepsApart(provider, sender.address)
    ])
    const isBuilt = isApart && sender.kind === "p2wpkh"
    const inputSize = isBuilt ? inputSizes.segwit : inputSizes.any
    const has = sumOf(coins)
    const wanted = amount === "max" ? 0n : amount.value
    const short = (of: "amount" | "fee") =>
      Effect.fail(
        new TransferBalanceError({
          symbol,
          of: waiting.length > 0 && wanted <= has + sumOf(waiting) ? "unconfirmed" : of
        })
      )
    if (has === 0n || wanted > has) return yield* short("amount")
    const rate = rates[isBuilt ? feeLevel : "fast"]
    if (amount === "max" && worthSpending(coins, rate, inputSize).length > MOST_INPUTS)
      return yield* Effect.fail(
        new TransferRefusedError({ reason: "The coins are more than one transaction can spend." })
      )
    const choose = (level: FeeLevel) =>
      chooseCoins(coins, {
        amount: amount === "max" ? "max" : amount.value,
        rate: rates[level],
        receiver: sizeOf(receiver),
        sender: sizeOf(sender),
        least: leastOf[sender.kind],
        inputSize
      })
    const choice = choose(isBuilt ? feeLevel : "fast")
    if (choice === undefined) return yield* short("fee")
    if (choice.value < least)
      return yield* Effect.fail(new TransferAmountInvalidError({ reason: "least", least: amountOf(least) }))

    const request = isBuilt
      ? encodePsbt((yield* bitcoinjs).Psbt, {
          sender: sender.address,
          receiver: scriptOf(receiver),
          choice
        })
      : encodePayment(sender.address, receiver.address, choice.value)
    const facts = yield* readRequest(request, sender.address)
    if (facts === undefined || facts.receiver !== scriptOf(receiver))
      return yield* Effect.fail(new TransferRefusedError({}))
    const prepared: PreparedTransfer = Object.freeze({
      networkId: network.caipNetworkId,
      sender: sender.address,
      receiver: receiver.address,
      amount: amountOf(facts.value),
      fee: amountOf(facts.kind === "psbt" ? facts.fee : choice.fee),
      warnings: Object.freeze(warningsOf(receiver, sender)),
      ...(isBuilt
        ? {
            feeLevel,
            feeLevels: Object.freeze(
              levels.flatMap((level) => {
                const other = choose(level)
                return other === undefined
                  ? []
                  : [Object.freeze({ level, fee: amountOf(other.fee), seconds: SECONDS[level] })]
              })
            )
          }
        : { isFeeEstimated: true }),
      request
    })
    return prepared
  })
