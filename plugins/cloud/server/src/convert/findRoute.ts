import { NodeRefusal } from "../chain/NodeError.ts"
import type { Asset } from "./Asset.ts"
import { encodeGetPair, getReserves, readPair, readReserves } from "./exchangeCalls.ts"

/** The best way through the pairs of an exchange, and what comes out of it. */
export interface Route {
  readonly path: ReadonlyArray<string>
  /** Base units; the pairs' fees are taken off. */
  readonly bought: bigint
  /** How much less that is than at the price before, because of the swap's own size, in percent with four decimals. */
  readonly priceImpact: number
  /** What the pairs keep, in base units of what is bought. */
  readonly fee: bigint
}

type Held = readonly [into: bigint, out: bigint]

// A pair keeps three thousandths of what goes in.
const KEPT = 997n
const OF = 1_000n

/** What a pair gives for what goes in, by its own arithmetic. */
export const givenBy = (amount: bigint, held: Held): bigint =>
  (amount * KEPT * held[1]) / (held[0] * OF + amount * KEPT)

const MILLION = 1_000_000n

/** What comes out of pairs one behind the other, and how that compares with their price; undefined if nothing does. */
export const through = (amount: bigint, pairs: ReadonlyArray<Held>): Omit<Route, "path"> | undefined => {
  const bought = pairs.reduce(givenBy, amount)
  if (bought === 0n) return undefined
  // As fractions, so that small amounts lose nothing on the way.
  const spot = pairs.reduce(({ over, under }, [into, out]) => ({ over: over * out, under: under * into }), {
    over: amount,
    under: 1n
  })
  const feeless = pairs.reduce(
    ({ over, under }, [into, out]) => ({ over: over * out, under: into * under + over }),
    { over: amount, under: 1n }
  )
  const lost = spot.over * feeless.under - feeless.over * spot.under
  const impact = (100n * MILLION * lost) / (spot.over * feeless.under)
  const fee = feeless.over / feeless.under - bought
  return { bought, priceImpact: Number(impact / 100n) / 10_000, fee: fee > 0n ? fee : 0n }
}

/**
 * Finds what an exchange gives for an amount, by the pairs as they are now: directly, or by way of the wrapped coin. Undefined if
 * no pairs lead there, or if nothing would come out. Fails: `NodeError`.
 */
export const findRoute = async (sold: Asset, bought: Asset, amount: bigint): Promise<Route | undefined> => {
  const { node, record } = sold.chain
  const { factory, wrapped } = record.exchange
  const [from, to] = [sold.contract, bought.contract]
  if (from === to) return undefined
  const paths = [[from, to], ...(from === wrapped || to === wrapped ? [] : [[from, wrapped, to]])]
  const hops = paths.flatMap((path) => path.slice(1).map((out, index) => [path[index]!, out] as const))
  const read = (calls: ReadonlyArray<{ readonly to: string; readonly data: string }>) =>
    node.askAll(calls.map((call) => ["eth_call", call, "latest"] as const))

  const answers = await read(hops.map(([into, out]) => ({ to: factory, data: encodeGetPair(into, out) })))
  const pairs = answers.map((answer) => (answer instanceof NodeRefusal ? undefined : readPair(answer)))
  const known = pairs.filter((pair) => pair !== undefined)
  const reserves = await read(known.map((pair) => ({ to: pair, data: getReserves })))
  const held = new Map(
    hops.map(([into, out], index): readonly [string, Held | undefined] => {
      const pair = pairs[index]
      const both = pair === undefined ? undefined : readReserves(reserves[known.indexOf(pair)])
      return [`${into} ${out}`, both && (into < out ? both : [both[1], both[0]])]
    })
  )

  const routes = paths.flatMap((path): ReadonlyArray<Route> => {
    const along = path.slice(1).map((out, index) => held.get(`${path[index]!} ${out}`))
    const passed = along.filter((pair) => pair !== undefined)
    const found = passed.length === along.length ? through(amount, passed) : undefined
    return found === undefined ? [] : [{ path, ...found }]
  })
  return routes.toSorted((one, other) => (one.bought < other.bought ? 1 : -1))[0]
}
