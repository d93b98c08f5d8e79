import { setTimeout as wait } from "node:timers/promises"
import type { ActivityIndex } from "../activity/ActivityIndex.ts"
import type { ChainRecord } from "./ChainRecord.ts"
import type { BlockMark, IndexedBlock } from "./IndexedBlock.ts"
import type { Node } from "./makeNode.ts"
import { NodeError } from "./NodeError.ts"
import { quantityOf, readBlock, readMark } from "./readBlock.ts"

const BLOCKS_AT_ONCE = 16
const POLL_SECONDS = 4
const MAX_PAUSE = 60_000

/** How far a chain was read. */
export interface Followed {
  /** The newest block that was read; -1 before the first. */
  readonly block: () => number
  /** How many rounds failed since the start. */
  readonly failures: () => number
  /** Ends it, once what is under way is done. */
  readonly stop: () => Promise<void>
}

const hexOf = (number: number) => `0x${number.toString(16)}`

/** How a chain is read. */
export interface Reading {
  /** Ends it after the blocks that are under way. */
  readonly signal?: AbortSignal
  /** Told the newest block that the index has, whenever that changed. */
  readonly onRead?: (block: number) => void
}

/** Reads a chain as far as its node has it, once. Fails: `NodeError`, `NodeRefusal`, or as the index does. */
export const readOn = async (
  chain: ChainRecord,
  node: Node,
  index: ActivityIndex,
  { signal, onRead = () => {} }: Reading = {}
): Promise<void> => {
  const { id } = chain
  if (quantityOf(await node.ask("eth_chainId"), "chain id") !== BigInt(id.slice("eip155:".length)))
    throw new NodeError(`The node is not one of ${id}`)
  const head = Number(quantityOf(await node.ask("eth_blockNumber"), "block number"))
  const markAt = async (number: number) =>
    readMark(await node.ask("eth_getBlockByNumber", hexOf(number), false))

  /** The newest block that both the index and the node have; forgets what the index has beyond it. */
  const common = async (): Promise<BlockMark | undefined> => {
    const known = await index.blocks(id)
    const [tip] = known
    if (tip === undefined) return undefined
    for (const mark of known) {
      if (mark.number > head || (await markAt(mark.number))?.hash !== mark.hash) continue
      if (mark !== tip) await index.cut(id, tip, mark.number)
      return mark
    }
    // Further back than is remembered, or a chain that began anew.
    await index.cut(id, tip, undefined)
    return undefined
  }

  const read = async (number: number): Promise<IndexedBlock> => {
    const [block, receipts] = await Promise.all([
      node.ask("eth_getBlockByNumber", hexOf(number), true),
      node.ask("eth_getBlockReceipts", hexOf(number))
    ])
    const found = readBlock(block, receipts)
    if (found.number !== number) throw new NodeError(`The node gave block ${found.number} for ${number}`)
    return found
  }

  let last = await common()
  onRead(last?.number ?? -1)
  let next = last === undefined ? (chain.startBlock ?? head) : last.number + 1
  while (next <= head) {
    if (signal?.aborted) return
    const count = Math.min(BLOCKS_AT_ONCE, head - next + 1)
    const blocks = await Promise.all(Array.from({ length: count }, (_, place) => read(next + place)))
    let before = last?.hash
    for (const { hash, parent } of blocks) {
      // The chain became another one meanwhile: the next round finds where.
      if (before !== undefined && parent !== before) return
      before = hash
    }
    if (!(await index.append(id, last, blocks))) return
    last = blocks.at(-1)!
    onRead(last.number)
    next = last.number + 1
  }
}

/**
 * Reads a chain from its start block on, and whatever comes, until it is stopped. What the node says is what holds: after a
 * reorganisation, however long, the index has what the chain has. A failed round is told once and tried again, later each time,
 * within a minute.
 */
export const followChain = (chain: ChainRecord, node: Node, index: ActivityIndex): Followed => {
  const { id, pollSeconds = POLL_SECONDS } = chain
  const ended = new AbortController()
  let newest = -1
  let failures = 0
  let inARow = 0
  const round = async () => {
    try {
      await readOn(chain, node, index, {
        signal: ended.signal,
        onRead: (block) => {
          newest = block
        }
      })
      inARow = 0
    } catch (error) {
      failures++
      if (inARow++ === 0) console.error(`${id} could not be read:`, error)
    }
  }
  const follow = async () => {
    while (!ended.signal.aborted) {
      await round()
      const pause = Math.min(
        pollSeconds * 1_000 * 2 ** Math.min(inARow, 10),
        Math.max(MAX_PAUSE, pollSeconds * 1_000)
      )
      await wait(pause, undefined, { signal: ended.signal }).catch(() => {})
    }
  }
  const following = follow()
  return {
    block: () => newest,
    failures: () => failures,
    stop: () => {
      ended.abort()
      return following
    }
  }
}
