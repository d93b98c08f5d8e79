import { getAddress, isAddress, isHex, type Address, type Hex } from "viem"
import { fieldOf, refuse } from "./refuse.ts"
import type { AskNode } from "./Signing.ts"

const GWEI = 1_000_000_000n

/** A number in hex, as Ethereum's JSON-RPC has it; undefined where there is none. Fails: refuses what is no number. */
export const quantity = (value: unknown, name: string): bigint | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  return refuse(`${name} is no number`)
}

/** What a node says of a number. Fails: refuses where it says none. */
export const asked = async (
  askNode: AskNode,
  method: string,
  params: unknown,
  what: string
): Promise<bigint> => {
  const answer = quantity(await askNode(method, params), what)
  return answer ?? refuse(`The network does not tell ${what}`)
}

/**
 * The fees of now: with twice the block's own fee at most, a transaction stays payable for some blocks. One price that the page has chosen
 * is taken where the block takes it and it is no more than that: what sends all of a coin leaves nothing for another.
 */
export const feesOf = async (askNode: AskNode, wanted?: bigint) => {
  const block = await askNode("eth_getBlockByNumber", ["latest", false])
  const base = quantity(fieldOf(block, "baseFeePerGas"), "the fee")
  if (base === undefined) return { gasPrice: await asked(askNode, "eth_gasPrice", [], "the fee") }
  const tip = await asked(askNode, "eth_maxPriorityFeePerGas", [], "the fee").catch(() => GWEI)
  const most = base * 2n + tip
  if (wanted !== undefined && wanted >= base && wanted <= most) return { gasPrice: wanted }
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip }
}

/** The receiver of a transaction or a call; undefined where none is named. Fails: refuses what is no address. */
export const receiverIn = (told: unknown): Address | undefined => {
  const to = fieldOf(told, "to") ?? undefined
  if (to === undefined) return undefined
  return typeof to === "string" && isAddress(to) ? getAddress(to) : refuse("The receiver is no address")
}

/** The data of a transaction or a call, in small letters. Fails: refuses what is malformed, and two kinds that differ. */
export const dataIn = (told: unknown): Hex => {
  const [data, input] = [fieldOf(told, "data"), fieldOf(told, "input")]
  if (typeof data === "string" && typeof input === "string" && data !== input)
    return refuse("The transaction has two kinds of data")
  const found = data ?? input ?? "0x"
  if (!isHex(found, { strict: true }) || found.length % 2 !== 0)
    return refuse("The transaction's data is malformed")
  return found.toLowerCase() as Hex
}
