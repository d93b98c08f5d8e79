import { attempt, fromBase64, toBase58 } from "@latchkey/core/chain-kit"

/** The program that carries out Jupiter's routes. */
export const PROGRAM = "JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4"

/** What a route sells, and what it buys at least, in base units. */
export interface Route {
  readonly sold: bigint
  readonly least: bigint
}

const MAX_TRANSACTION = 1_232
const SIGNATURE = 64
const ADDRESS = 32
/** How each call of the program begins whose last fields are what is sold, what is quoted, the slippage and a fee: `route` and its shared form. */
const ROUTES = ["e517cb977ae3ad2a", "c1209b3341d69c81"]
const TAIL = 19
const WHOLE = 10_000n

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

/** The calls of the program in a transaction of one signer, by their data. */
const callsIn = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  let at = 1 + SIGNATURE
  const take = (count: number) => {
    if (at + count > bytes.length) throw new RangeError("The transaction is too short.")
    at += count
    return bytes.slice(at - count, at)
  }
  const length = () => {
    const [low] = take(1)
    if (low! < 128) return low!
    const [high] = take(1)
    return (low! & 127) | (high! << 7)
  }
  if (bytes[0] !== 1) throw new RangeError("Not one signer.")
  if (bytes[at] === 0x80) at++
  take(3)
  const keys = Array.from({ length: length() }, () => toBase58(take(ADDRESS)))
  take(ADDRESS)
  return Array.from({ length: length() }, () => {
    const program = keys[take(1)[0]!]
    take(length())
    return { program, data: take(length()) }
  }).flatMap(({ program, data }) => (program === PROGRAM ? [data] : []))
}

/**
 * What the route of a transaction sells and buys at least, out of the call itself. Undefined where it is no transaction of one signer that
 * calls the program once, by a form that is known. Never throws.
 */
export const readRoute = (transaction: string): Route | undefined =>
  attempt(() => {
    const bytes = fromBase64(transaction, Math.ceil(MAX_TRANSACTION / 3) * 4)
    const [data, ...others] = bytes === undefined ? [] : callsIn(bytes)
    if (data === undefined || others.length > 0 || data.length < 8 + TAIL) return undefined
    if (!ROUTES.includes(hexOf(data.slice(0, 8)))) return undefined
    const tail = data.slice(-TAIL)
    const view = new DataView(tail.buffer, tail.byteOffset, TAIL)
    const [sold, quoted] = [view.getBigUint64(0, true), view.getBigUint64(8, true)]
    const slippage = BigInt(view.getUint16(16, true))
    return slippage > WHOLE ? undefined : { sold, least: (quoted * (WHOLE - slippage)) / WHOLE }
  })
