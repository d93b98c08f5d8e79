import { NodeError, NodeRefusal } from "../chain/NodeError.ts"
import type { Node } from "../chain/makeNode.ts"
import { quantityOf } from "../chain/readBlock.ts"
import { COIN, type Asset } from "./Asset.ts"
import { encodeSwap } from "./exchangeCalls.ts"
import type { Route } from "./findRoute.ts"

/** For how long from now the router carries a swap out, in seconds of the chain. */
const DEADLINE_SECONDS = 600n
/** What is said of a swap that nobody tried: more than two pairs take. */
const GAS = 400_000n

/** A swap that is to be built. */
export interface SwapWish {
  readonly sold: Asset
  readonly bought: Asset
  readonly amount: bigint
  /** The least that comes out, in base units. */
  readonly minimum: bigint
  /** Who pays, and who gets what is bought; in lower case. */
  readonly account: string
  /** Whether the node tries it, to say how much gas it takes. */
  readonly isTried: boolean
}

const timeOf = (block: unknown) =>
  quantityOf((block as { readonly timestamp?: unknown } | null)?.timestamp, "time")

// The latest block may be old on a chain that makes none without transactions.
const timeNow = async (node: Node): Promise<bigint> => {
  const [latest, pending] = await node.askAll([
    ["eth_getBlockByNumber", "latest", false],
    ["eth_getBlockByNumber", "pending", false]
  ])
  if (latest instanceof NodeRefusal) throw new NodeError("The node does not tell its latest block")
  const time = timeOf(latest)
  if (pending instanceof NodeRefusal || pending === null) return time
  const next = timeOf(pending)
  return next > time ? next : time
}

/** The transaction of a swap, as the service writes it. Fails: `NodeError`; `NodeRefusal` if the chain would undo it. */
export const buildSwap = async (wish: SwapWish, { path, bought: given }: Route) => {
  const { sold, bought, amount, minimum, account, isTried } = wish
  const { node, record } = sold.chain
  const { router } = record.exchange
  const [time, gasPrice] = await Promise.all([timeNow(node), node.ask("eth_gasPrice")])
  const { data, value } = encodeSwap({
    path,
    isCoinSold: sold.address === COIN,
    isCoinBought: bought.address === COIN,
    amount,
    minimum,
    receiver: account,
    deadline: time + DEADLINE_SECONDS
  })
  const call = { from: account, to: router, data, value: `0x${value.toString(16)}` }
  const gas = isTried ? (quantityOf(await node.ask("eth_estimateGas", call), "gas") * 11n) / 10n : GAS
  return {
    from: `${record.id}:${account}`,
    to: `${record.id}:${router}`,
    data,
    amount: String(given),
    eip155: { gas: String(gas), gasPrice: String(quantityOf(gasPrice, "price of gas")) }
  }
}
