import { keccak256, parseTransaction, recoverTransactionAddress, toHex, type Hex } from "viem"
import type { NodeHabits, AskNode } from "../../../tests/stack/process/startNodeProxy.ts"
import { sendErrors } from "./providers.ts"

interface Waiting {
  readonly raw: Hex
  readonly hash: Hex
  readonly from: Hex
  readonly nonce: number
  /** What a block is paid for each gas at most. */
  readonly price: bigint
  /** The part of it that goes to who makes the block, at most. */
  readonly tip: bigint
  readonly shown: Readonly<Record<string, unknown>>
}

const read = async (raw: Hex): Promise<Waiting> => {
  const parsed = parseTransaction(raw)
  const from = await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })
  const { nonce = 0, to = null, value = 0n, gas = 0n, data = "0x" } = parsed
  const price = parsed.maxFeePerGas ?? parsed.gasPrice ?? 0n
  const tip = parsed.maxPriorityFeePerGas ?? price
  const hash = keccak256(raw)
  return {
    raw,
    hash,
    from: from.toLowerCase() as Hex,
    nonce,
    price,
    tip,
    shown: {
      hash,
      from: from.toLowerCase(),
      to: to?.toLowerCase() ?? null,
      nonce: toHex(nonce),
      value: toHex(value),
      gas: toHex(gas),
      gasPrice: toHex(price),
      ...(parsed.maxFeePerGas === undefined
        ? { type: "0x0" }
        : { type: "0x2", maxFeePerGas: toHex(price), maxPriorityFeePerGas: toHex(tip) }),
      input: data,
      blockHash: null,
      blockNumber: null,
      transactionIndex: null
    }
  }
}

/**
 * A pool in which transactions wait for a block, before a node that has one at once: as geth's, it knows what it has, lets a
 * transaction that pays 10 % more, tip included, take the place of another one, and counts what waits in the next nonce.
 */
export const heldTransactions = (ask: AskNode): NodeHabits => {
  const pool = new Map<string, Waiting>()
  const countOf = (from: string) => [...pool.values()].filter((waiting) => waiting.from === from).length
  const byHash = (hash: unknown) => [...pool.values()].find((waiting) => waiting.hash === hash)

  const take = async (raw: Hex) => {
    const waiting = await read(raw)
    const key = `${waiting.from} ${waiting.nonce}`
    const other = pool.get(key)
    if (other?.hash === waiting.hash) return { error: sendErrors.alreadyKnown }
    const isShort = (name: "price" | "tip") => waiting[name] * 10n < other![name] * 11n
    if (other !== undefined && (isShort("price") || isShort("tip")))
      return { error: sendErrors.replacementUnderpriced }
    const mined = await ask("eth_getTransactionCount", [waiting.from, "latest"])
    if ("result" in mined && Number(mined.result) > waiting.nonce) return { error: sendErrors.nonceTooLow }
    pool.set(key, waiting)
    return { result: waiting.hash }
  }

  return {
    broadcastAnswer: ({ method, params }) =>
      method === "eth_sendRawTransaction" ? keccak256(params[0] as Hex) : undefined,
    answer: async ({ method, params }, { hold }) => {
      if (method === "eth_sendRawTransaction") return hold === true ? take(params[0] as Hex) : undefined
      if (pool.size === 0) return undefined
      if (method === "eth_getTransactionByHash") {
        const waiting = byHash(params[0])
        return waiting === undefined ? undefined : { result: waiting.shown }
      }
      if (method === "eth_getTransactionCount" && params[1] === "pending") {
        const mined = await ask(method, params)
        const held = countOf(String(params[0]).toLowerCase())
        return "result" in mined ? { result: toHex(Number(mined.result) + held) } : mined
      }
      return undefined
    },
    changed: async ({ hold }) => {
      if (hold === true) return
      const waiting = [...pool.values()].toSorted((one, other) => one.nonce - other.nonce)
      pool.clear()
      for (const { raw } of waiting) await ask("eth_sendRawTransaction", [raw])
    }
  }
}
