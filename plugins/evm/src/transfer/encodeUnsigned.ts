import { chainIdOf } from "../ChainId.ts"
import type { Network } from "@latchkey/core"
import type { PlainCall } from "./TransactionRequest.ts"

const hexOf = (value: number) => {
  const hex = value.toString(16)
  return hex.length % 2 === 0 ? hex : `0${hex}`
}

/** RLP of something `hex`: `from` is 0x80 for bytes, 0xc0 for a list. */
const prefixed = (hex: string, from: number): string => {
  const length = hex.length / 2
  if (length < 56) return `${hexOf(from + length)}${hex}`
  const size = hexOf(length)
  return `${hexOf(from + 55 + size.length / 2)}${size}${hex}`
}

const bytes = (hex: string): string => {
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return even.length === 2 && Number.parseInt(even, 16) < 0x80 ? even : prefixed(even, 0x80)
}

const quantity = (hex: string) => bytes(hex.replace(/^0+/, ""))

// As long as these get, and as hard to compress: the wallet chooses the nonce, and perhaps the gas and its price.
const NONCE = "f1e2d3"
const GAS = "fedcba98"
const PRICE = "fedcba9876"

/** The bytes of a transaction of type 2 that makes a call, without its signature, as a rollup would have to keep them. Hex with 0x. */
export const encodeUnsigned = (
  network: Pick<Network, "caipNetworkId">,
  { to, value, data }: Pick<PlainCall, "to" | "value" | "data">
): string => {
  const chainId = quantity((chainIdOf(network) ?? 0).toString(16))
  const fields = [
    chainId,
    quantity(NONCE),
    quantity(PRICE),
    quantity(PRICE),
    quantity(GAS),
    bytes(to.slice(2).toLowerCase()),
    quantity(value.slice(2)),
    bytes(data.slice(2).toLowerCase()),
    // No access list.
    "c0"
  ]
  return `0x02${prefixed(fields.join(""), 0xc0)}`
}
