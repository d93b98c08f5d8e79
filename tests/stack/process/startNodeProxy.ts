import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { listen } from "./listen.ts"
import type { NodeMode, Refusal } from "./NodeMode.ts"

/** A call as it came. */
export interface NodeCall {
  readonly id?: unknown
  readonly method: string
  readonly params: ReadonlyArray<any>
}

/** What a call is answered with, beside its id. */
export type NodeAnswer = { readonly result: unknown } | { readonly error: unknown }

/** Asks the node itself. */
export type AskNode = (method: string, params: ReadonlyArray<unknown>) => Promise<NodeAnswer>

/** What a kind of chain answers in the place of its node: undefined leaves it to the node. */
export interface NodeHabits {
  readonly answer?: (call: NodeCall, mode: NodeMode) => Promise<NodeAnswer | undefined>
  /** What a broadcast is answered with; undefined for a call that is none. */
  readonly broadcastAnswer?: (call: NodeCall) => unknown
  /** Another mode begins. */
  readonly changed?: (mode: NodeMode) => Promise<void>
}

/** A proxy before nodes, whose behaviour a test sets for itself. */
export interface NodeProxy {
  /**
   * A node as one visitor meets it is at `<url>/<node>/<name>`: `name` is of the test's own choice. A JSON-RPC call goes there by POST; a
   * mode is set there by PUT, a `NodeMode` as JSON; the names of the methods that were called are read there by GET.
   */
  readonly url: string
  readonly stop: () => Promise<void>
}

interface Visitor {
  mode: NodeMode
  /** Of each method, how many of its calls were counted against a mode; anew with each mode. */
  used: Map<string, number>
  calls: Array<string>
  held: Promise<void> | undefined
  readonly habits: NodeHabits
}

/** What was cut off: the connection ends without an answer. */
class Cut extends Error {}
class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

const headers = {
  "content-type": "application/json",
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, PUT, OPTIONS"
}

const asError = ({ code, message, data }: Refusal) => ({
  error: { code, message, ...(data === undefined ? {} : { data }) }
})

/** A refusal with what was asked and is allowed in the place of its braces. */
const filled = (refusal: Refusal, from: number, asked: number, limit: number): Refusal => {
  const last = from + limit - 1
  const words: Readonly<Record<string, string>> = {
    from: `0x${from.toString(16)}`,
    to: `0x${last.toString(16)}`,
    first: String(from),
    last: String(last),
    limit: String(limit),
    asked: String(asked)
  }
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => words[name] ?? all)
  return { ...refusal, message: fill(refusal.message) }
}

/** Whether one of the next calls that a mode speaks of is meant; counts it. */
const takes = ({ used }: Visitor, what: string, method: string, times: number | undefined): boolean => {
  if (times === undefined) return false
  const key = `${what} ${method}`
  const count = used.get(key) ?? 0
  used.set(key, count + 1)
  return count < times
}

/** What is asked of one call before the node: whoever refuses it throws. */
const judge = (visitor: Visitor, { method, params }: NodeCall): void => {
  const { mode } = visitor
  if (mode.limit !== undefined && !takes(visitor, "limit", "", mode.limit.calls))
    throw new Refused(mode.limit.refusal)
  if (takes(visitor, "drop", method, mode.drop?.[method])) throw new Cut()
  const refusals = mode.refuse?.[method] ?? []
  if (takes(visitor, "refuse", method, refusals.length))
    throw new Refused(refusals[visitor.used.get(`refuse ${method}`)! - 1]!)
  if (mode.logs !== undefined && method === "eth_getLogs") {
    const { fromBlock, toBlock } = params[0] ?? {}
    const asked = Number(toBlock) - Number(fromBlock) + 1
    if (!(asked <= mode.logs.blocks))
      throw new Refused(filled(mode.logs.refusal, Number(fromBlock), asked, mode.logs.blocks))
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/**
 * Starts a proxy before nodes that speak JSON-RPC over HTTP, by a name for each. Tests that run side by side do not meet: each asks,
 * and sets modes, at an address of its own.
 *
 * Fails: where the port is taken.
 */
export const startNodeProxy = async (
  nodes: Readonly<Record<string, string>>,
  habitsOf: (ask: AskNode) => NodeHabits = () => ({}),
  port = 0
): Promise<NodeProxy> => {
  const visitors = new Map<string, Visitor>()
  const timers = new Set<NodeJS.Timeout>()

  const asking =
    (node: string): AskNode =>
    async (method, params) => {
      const answer = await fetch(node, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })
      })
      const { result, error } = (await answer.json()) as { result?: unknown; error?: unknown }
      return error === undefined ? { result } : { error }
    }
  const pause = (millis: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, millis)
      timers.add(timer)
    })

  const answerOne = async (
    visitor: Visitor,
    node: string,
    { method, params = [] }: Partial<NodeCall> & Pick<NodeCall, "method">
  ): Promise<NodeAnswer> => {
    visitor.calls.push(method)
    judge(visitor, { method, params })
    const { mode, habits } = visitor
    const sent = habits.broadcastAnswer?.({ method, params })
    if (sent !== undefined && takes(visitor, "lost", "", mode.lostBroadcasts)) return { result: sent }
    const answer = (await habits.answer?.({ method, params }, mode)) ?? (await asking(node)(method, params))
    if (takes(visitor, "lose", method, mode.loseAnswer?.[method])) throw new Cut()
    const isMined = method === "eth_getTransactionReceipt" && "result" in answer && answer.result !== null
    return isMined && takes(visitor, "receipt", method, mode.missingReceipts) ? { result: null } : answer
  }

  const answerAll = async (visitor: Visitor, node: string, text: string): Promise<unknown> => {
    const asked = JSON.parse(text) as NodeCall | ReadonlyArray<NodeCall>
    const one = async (call: NodeCall) => ({
      jsonrpc: "2.0",
      id: call.id ?? null,
      ...(await answerOne(visitor, node, call).catch((error: unknown): NodeAnswer => {
        // Alone, a refusal may have a status of its own.
        if (!(error instanceof Refused) || !Array.isArray(asked)) throw error
        return asError(error.refusal)
      }))
    })
    if (!Array.isArray(asked)) return one(asked as NodeCall)
    const { batch, reorder } = visitor.mode
    if (batch !== undefined && asked.length > batch.most)
      throw new Refused(filled(batch.refusal, 0, asked.length, batch.most))
    const answers = await Promise.all(asked.map(one))
    return reorder === true ? answers.toReversed() : answers
  }

  /** Of two requests the first waits for the second, or for a while where none comes. */
  const inOtherOrder = async (visitor: Visitor) => {
    if (visitor.held !== undefined) {
      visitor.held = undefined
      return
    }
    const held = pause(500)
    visitor.held = held
    await held
    if (visitor.held === held) visitor.held = undefined
  }

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const end = (status: number, body?: unknown) =>
      response
        .writeHead(status, {
          ...headers,
          "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "*"
        })
        .end(body === undefined ? "" : JSON.stringify(body))
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1")
    const node = nodes[pathname.split("/")[1] ?? ""]
    if (request.method === "OPTIONS") return end(204)
    if (node === undefined) return end(404, { error: `There is no node at ${pathname}` })
    const visitor: Visitor = visitors.get(pathname) ?? {
      mode: {},
      used: new Map(),
      calls: [],
      held: undefined,
      habits: habitsOf(asking(node))
    }
    visitors.set(pathname, visitor)
    const text = await readBody(request)
    if (request.method === "GET") return end(200, visitor.calls)
    if (request.method === "PUT") {
      visitor.mode = JSON.parse(text) as NodeMode
      visitor.used = new Map()
      await visitor.habits.changed?.(visitor.mode)
      return end(200, null)
    }
    const { delay, reorder } = visitor.mode
    if (delay !== undefined) await pause(delay)
    try {
      const answer = await answerAll(visitor, node, text)
      if (reorder === true) await inOtherOrder(visitor)
      return end(200, answer)
    } catch (error) {
      if (error instanceof Cut) return void response.destroy()
      if (!(error instanceof Refused)) return end(502, { error: String(error) })
      const { id = null } = JSON.parse(text) as { readonly id?: unknown }
      return end(error.refusal.status ?? 200, { jsonrpc: "2.0", id, ...asError(error.refusal) })
    }
  }

  const { url, stop } = await listen(
    createServer((request, response) => void serve(request, response)),
    port
  )
  return {
    url,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      await stop()
    }
  }
}
