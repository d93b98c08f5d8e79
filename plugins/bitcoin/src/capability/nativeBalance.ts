import type { Http, NativeBalance } from "@latchkey/core/effect"
import { readField, type ReadOptions } from "@latchkey/core/chain-kit"
import { decodeAnswer, nativeAmount, readSources } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"

const sum = (stats: unknown, key: string): bigint => {
  const value = readField(stats, key)
  if (!Number.isSafeInteger(value)) throw new TypeError(`${key} is not a whole number`)
  return BigInt(value as number)
}

/** The balance in an Esplora API's answer about an address, in satoshi, unconfirmed ones included. Throws if there is not one. */
export const decodeBalance = (answer: unknown, address: string): bigint => {
  const about = readField(answer, "address")
  if (about !== undefined && decodeAddress(about)?.address !== address) throw new TypeError("another address")
  const total = ["chain_stats", "mempool_stats"].reduce((before, key) => {
    const stats = readField(answer, key)
    return before + sum(stats, "funded_txo_sum") - sum(stats, "spent_txo_sum")
  }, 0n)
  if (total < 0n) throw new RangeError("more was spent than was there")
  return total
}

/**
 * Balances by `/address/:address` of Esplora APIs: the app's own, then those of the network as far as `readUrls` allows.
 */
export const makeNativeBalance = (http: Http["Service"], options: ReadOptions): NativeBalance => ({
  read: ({ address, network }) => {
    const decode = decodeAnswer(network, "a balance", (answer) => decodeBalance(answer, address))
    const ask = (url: string) =>
      Effect.flatMap(
        http.json({ url: `${url.replace(/\/+$/, "")}/address/${encodeURIComponent(address)}`, kind: "read" }),
        decode
      )
    return nativeAmount(
      network,
      readSources(network, options, {
        overUrls: (urls) => urls.map(ask).reduce((earlier, next) => Effect.catch(earlier, () => next))
      })
    )
  }
})
