import type { Account, KitError } from "@latchkey/core"
import { foreignPromise, type NamespaceGrant } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeAddress, isOfNetwork } from "../address/Address.ts"
import type { BitcoinApi } from "../BitcoinApi.ts"
import { TransferUncertainError } from "../provider/errors.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"
import type { TransferRequest } from "../wire/WalletWire.ts"
import { TransferInvalidError } from "../errors.ts"

const ALL_SATOSHI = 21_000_000n * 100_000_000n

/** An amount in satoshi, from 1 to all there will be; undefined if it is not one, or not written as a whole number. */
export const readSatoshi = (amount: unknown): bigint | undefined => {
  const isWhole =
    typeof amount === "bigint" ||
    Number.isSafeInteger(amount) ||
    (typeof amount === "string" && /^\d{1,16}$/.test(amount))
  const value = isWhole ? BigInt(amount as bigint | number | string) : 0n
  return value > 0n && value <= ALL_SATOSHI ? value : undefined
}

const decodeTransfer = (
  { recipient, amount }: Partial<Record<"recipient" | "amount", unknown>>,
  { address }: Account,
  networkId: NamespaceGrant["networkId"]
): TransferRequest | string => {
  const decoded = decodeAddress(recipient)
  if (decoded === undefined) return "the recipient is no Bitcoin address"
  if (!isOfNetwork(decoded, networkId)) return "the recipient is an address of another network"
  const satoshi = readSatoshi(amount)
  if (satoshi === undefined) return "the amount is no whole number of satoshi that can exist"
  return { recipient: decoded.address, amount: satoshi, address }
}

/** See `BitcoinApi.sendTransfer`. */
export const sendTransfer = (
  { provider, accounts, networkId }: NamespaceGrant,
  request: Partial<Parameters<BitcoinApi["sendTransfer"]>[0]>
): Effect.Effect<string, KitError> =>
  Effect.suspend((): Effect.Effect<string, KitError> => {
    const transfer = decodeTransfer(request, accounts[0]!, networkId)
    return typeof transfer === "string"
      ? Effect.fail(new TransferInvalidError({ problem: transfer }))
      : foreignPromise(
          () => (provider as BitcoinProvider).sendTransfer(transfer),
          (cause) => new TransferUncertainError(cause)
        )
  })
