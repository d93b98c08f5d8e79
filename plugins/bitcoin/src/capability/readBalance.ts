import type { Amount, KitError } from "@latchkey/core"
import {
  RpcUrlMissingError,
  type Http,
  type NativeBalance,
  type ReadOptions,
  NodeAnswerInvalidError,
  readUrls
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"
import { property } from "../wire/foreign.ts"

const sum = (stats: unknown, key: string): bigint => {
  const value = property(stats, key)
  if (!Number.isSafeInteger(value)) throw new TypeError(`${key} is no whole number`)
  return BigInt(value as number)
}

/** The balance in an Esplora API's answer about an address, in satoshi, unconfirmed ones included. Throws where it is none. */
export const decodeBalance = (answer: unknown, address: string): bigint => {
  const about = property(answer, "address")
  if (about !== undefined && decodeAddress(about)?.address !== address) throw new TypeError("another address")
  const [confirmed, waiting] = [property(answer, "chain_stats"), property(answer, "mempool_stats")]
  const total = [confirmed, waiting].reduce<bigint>(
    (before, stats) => before + sum(stats, "funded_txo_sum") - sum(stats, "spent_txo_sum"),
    0n
  )
  if (total < 0n) throw new RangeError("more was spent than was there")
  return total
}

/** See `nativeBalance`. */
export const readBalance = (
  http: Http["Service"],
  options: ReadOptions,
  { address, network }: Parameters<NativeBalance["read"]>[0]
): Effect.Effect<Amount, KitError> => {
  const { caipNetworkId, nativeCurrency, unknown } = network
  const { own, open } = readUrls(network, options)
  const ask = (url: string): Effect.Effect<bigint, KitError> =>
    http
      .json({ url: `${url.replace(/\/+$/, "")}/address/${encodeURIComponent(address)}`, kind: "read" })
      .pipe(
        Effect.flatMap((answer) =>
          Effect.try({
            try: () => decodeBalance(answer, address),
            catch: (cause) => new NodeAnswerInvalidError(caipNetworkId, "a balance", cause)
          })
        )
      )
  const none: Effect.Effect<bigint, KitError> = Effect.fail(new RpcUrlMissingError(caipNetworkId))
  // A stand-in network has no decimals: any amount made with it would be wrong.
  const urls = unknown ? [] : [...own, ...open]
  return urls
    .map(ask)
    .reduce((earlier, next) => Effect.catch(earlier, () => next), none)
    .pipe(
      Effect.map((value) => ({ value, decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }))
    )
}
