import { parseAddress } from "../Address.ts"
import type { SwapCall } from "./swapCalls.ts"

/** A swap of a token for a token whose approval goes along with it as a signature. */
export interface PermitSwapCall extends SwapCall {
  readonly sold: string
  readonly bought: string
  readonly permit: {
    readonly token: string
    readonly amount: bigint
    /** In epoch seconds. */
    readonly deadline: bigint
  }
}

const MAX_HOPS = 4
const PERMIT_WORDS = 6
// https://docs.uniswap.org/contracts/v3/reference/periphery, and of its router for both versions of the exchange.
const MULTICALL = "5ae401dc"
const SELF_PERMIT = "f3995c67"
const SWAP = "472b43f3"

const word = (value: bigint) => value.toString(16).padStart(64, "0")
const numberAt = (digits: string, at: number): bigint =>
  BigInt(`0x${digits.slice(at * 64, at * 64 + 64) || "0"}`)
const addressAt = (digits: string, at: number): string | undefined => {
  const found = /^0{24}([0-9a-f]{40})$/.exec(digits.slice(at * 64, at * 64 + 64))?.[1]
  return found === undefined ? undefined : parseAddress(found)
}
/** Bytes as the ABI has them in a list: their count, and themselves filled up to whole words. */
const bytes = (digits: string) =>
  `${word(BigInt(digits.length / 2))}${digits}${"0".repeat((64 - (digits.length % 64)) % 64)}`

/**
 * What `multicall(deadline, [selfPermit(...), swapExactTokensForTokens(...)])` of a router does that takes permits, read out of its call
 * alone. Undefined for anything else, and for what is not encoded as the ABI asks for, to the last byte.
 */
export const decodePermitSwap = (data: string, value: bigint): PermitSwapCall | undefined => {
  const [, body = ""] = new RegExp(`^0x${MULTICALL}((?:[0-9a-f]{64})+)$`).exec(data.toLowerCase()) ?? []
  if (body === "" || value !== 0n) return undefined
  // The deadline, the list's place, its length, the places of its two, and the first, which is always as long.
  const first = body.slice(6 * 64, 6 * 64 + 8 + PERMIT_WORDS * 64)
  const permitArguments = first.slice(8)
  const secondAt = 6 + 7
  const length = Number(numberAt(body, secondAt))
  const second = body.slice((secondAt + 1) * 64, (secondAt + 1) * 64 + length * 2)
  const swapArguments = second.slice(8)
  const hops = Number(numberAt(swapArguments, 4))
  if (!(hops >= 2 && hops <= MAX_HOPS) || length !== 4 + (5 + hops) * 32) return undefined
  const expected = [
    body.slice(0, 64),
    word(64n),
    word(2n),
    word(64n),
    word(64n + 8n * 32n),
    bytes(first),
    bytes(second)
  ].join("")
  if (body !== expected || !first.startsWith(SELF_PERMIT) || !second.startsWith(SWAP)) return undefined
  const path = Array.from({ length: hops }, (_, index) => addressAt(swapArguments, 5 + index))
  const [sold, bought] = [path[0], path.at(-1)]
  const [token, receiver] = [addressAt(permitArguments, 0), addressAt(swapArguments, 3)]
  if (
    numberAt(swapArguments, 2) !== 128n ||
    path.includes(undefined) ||
    sold === undefined ||
    bought === undefined ||
    token === undefined ||
    receiver === undefined ||
    numberAt(permitArguments, 3) > 255n
  )
    return undefined
  return {
    sold,
    bought,
    amount: numberAt(swapArguments, 0),
    minimum: numberAt(swapArguments, 1),
    receiver,
    deadline: numberAt(body, 0),
    permit: { token, amount: numberAt(permitArguments, 1), deadline: numberAt(permitArguments, 2) }
  }
}
