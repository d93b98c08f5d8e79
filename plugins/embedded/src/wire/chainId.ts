import type { Decode } from "./Decode.ts"

/** A chain as the frame writes it: `1`, `"1"`, `"eip155:1"` or `"solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"`. */
export type FrameChainId = string | number

const CAIP2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/
const REFERENCE = /^[1-9]\d{0,15}$/

export const chainId: Decode<FrameChainId> = (value) => {
  if (typeof value === "number") return Number.isSafeInteger(value) && value > 0 ? value : undefined
  return typeof value === "string" && (CAIP2.test(value) || REFERENCE.test(value)) ? value : undefined
}

/** The CAIP-2 id of a chain that the frame named: a bare number is one of `eip155`. */
export const caipChainId = (id: FrameChainId): `${string}:${string}` => {
  const told = String(id)
  return told.includes(":") ? (told as `${string}:${string}`) : `eip155:${told}`
}
