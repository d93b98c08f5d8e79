/** What of a call of one pool after another can be read: neither what is bought nor, but for the caller, for whom. */
export interface UnoswapCall {
  /** The token that is sold, in lower case; absent for the network's own coin. */
  readonly sold?: string
  /** Base units; absent for the coin, of which the call's value is sold. */
  readonly amount?: bigint
  /** The least that is bought, in base units. */
  readonly minimum: bigint
}

/** The router's functions, by how many pools they go through: of a token, and of the coin that goes along. Others name a receiver. */
const functions: ReadonlyMap<string, { readonly of: "token" | "coin"; readonly pools: number }> = new Map([
  ["83800a8e", { of: "token", pools: 1 }],
  ["8770ba91", { of: "token", pools: 2 }],
  ["19367472", { of: "token", pools: 3 }],
  ["a76dfc3b", { of: "coin", pools: 1 }],
  ["89af926a", { of: "coin", pools: 2 }],
  ["188ac35d", { of: "coin", pools: 3 }]
])

/** How many bytes an aggregator may write behind the arguments, for its own books: contracts do not read them. */
const MAX_TAIL = 32

/** What can be read of a call of 1inch's router that goes through named pools; undefined for any other call. */
export const decodeUnoswap = (data: string): UnoswapCall | undefined => {
  const [, selector = "", rest = ""] = /^0x([0-9a-f]{8})((?:[0-9a-f]{2})*)$/.exec(data.toLowerCase()) ?? []
  const known = functions.get(selector)
  if (known === undefined) return undefined
  const words = known.pools + (known.of === "token" ? 3 : 1)
  const tail = rest.length / 2 - words * 32
  if (tail < 0 || tail > MAX_TAIL) return undefined
  const wordAt = (index: number) => rest.slice(index * 64, (index + 1) * 64)
  const numberAt = (index: number) => BigInt(`0x${wordAt(index)}`)
  if (known.of === "coin") return { minimum: numberAt(0) }
  // The token is an address in a word of which the router reads the last twenty bytes alone.
  return { sold: `0x${wordAt(0).slice(24)}`, amount: numberAt(1), minimum: numberAt(2) }
}
