import { NodeError, NodeRefusal } from "./NodeError.ts"

/** A call of JSON-RPC. */
export type Call = readonly [method: string, ...params: ReadonlyArray<unknown>]

/** The node of a chain. */
export interface Node {
  /** The `result` as it came. Fails: `NodeRefusal` if the node says no, else `NodeError`. */
  readonly ask: (...call: Call) => Promise<unknown>
  /**
   * The results of several calls, in their order; a `NodeRefusal` in the place of one that the node says no to.
   * Fails: `NodeError`.
   */
  readonly askAll: (calls: ReadonlyArray<Call>) => Promise<ReadonlyArray<unknown>>
}

const TIMEOUT = 10_000
const MAX_BYTES = 64_000_000
const CALLS_AT_ONCE = 100

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const readBody = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new NodeError("The answer of the node is too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

const post = async (url: string, body: unknown): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT)
    })
    const text = await readBody(response)
    if (!response.ok) throw new NodeError(`The node answered with HTTP status ${response.status}`)
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw cause instanceof NodeError ? cause : new NodeError("The node gave no usable answer", { cause })
  }
}

const outcomeOf = (answer: unknown): unknown => {
  const { result, error } = fieldsOf(answer)
  if (error !== undefined && error !== null)
    return new NodeRefusal(JSON.stringify(fieldsOf(error)["message"] ?? "refused").slice(0, 200))
  if (result === undefined) throw new NodeError("The node gave an answer without a result")
  return result
}

/** Makes the way to a node: 10 s a request, an answer of at most 64 MB, at most 100 calls in one. */
export const makeNode = (url: string): Node => {
  let id = 0
  const askSome = async (calls: ReadonlyArray<Call>): Promise<ReadonlyArray<unknown>> => {
    const requests = calls.map(([method, ...params]) => ({ jsonrpc: "2.0", id: ++id, method, params }))
    const answer = await post(url, requests)
    if (!Array.isArray(answer)) throw new NodeError("The node did not answer several calls at once")
    const byId = new Map(answer.map((entry: unknown) => [fieldsOf(entry)["id"], entry]))
    return requests.map((request) => outcomeOf(byId.get(request.id)))
  }
  return {
    ask: async (method, ...params) => {
      const outcome = outcomeOf(await post(url, { jsonrpc: "2.0", id: ++id, method, params }))
      if (outcome instanceof NodeRefusal) throw outcome
      return outcome
    },
    askAll: async (calls) => {
      const outcomes: Array<unknown> = []
      for (let first = 0; first < calls.length; first += CALLS_AT_ONCE)
        outcomes.push(...(await askSome(calls.slice(first, first + CALLS_AT_ONCE))))
      return outcomes
    }
  }
}
