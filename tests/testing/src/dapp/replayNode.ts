import { isRecord } from "../decode/Decode.ts"
import type { Fault } from "../faults/Fault.ts"
import { createRequests } from "../wallet/Requests.ts"
import type { LoggedRequest } from "../wallet/RequestLog.ts"
import { requestKey, type NodeRecording, type RecordedAnswer } from "./NodeRecording.ts"
import { bodyOf, type TestNode } from "./TestNode.ts"

/** A node that answers as one did before. */
export interface ReplayedNode extends TestNode {
  /** Answers the body of a request, one or a batch: for a runner that intercepts requests itself. */
  answer(body: unknown): Promise<unknown>
  /** Sets a fault for a method ("*": every method without its own), or removes it; see `faults`. */
  setFault(method: string, fault: Fault | undefined): void
  /** What it was asked, in order. */
  requests(): readonly LoggedRequest[]
  /** What it was asked that was never recorded. Each was answered with an error that says so. */
  unrecorded(): readonly string[]
}

/**
 * Answers from a recording: the answers to one request in their order, and the last of them from then on.
 *
 * @param recording of {@link recordNode}
 * @param options.url the address that the app asks; the one that was recorded when absent
 *
 * Fails: `TypeError` for what is no recording of this version.
 */
export function replayNode(recording: NodeRecording, options: { readonly url?: string } = {}): ReplayedNode {
  if (!isRecord(recording) || recording.version !== 1 || !Array.isArray(recording.answers))
    throw new TypeError("This is no recording of a node: make one with recordNode()")
  const answers = new Map<string, RecordedAnswer[]>()
  for (const each of recording.answers) {
    const key = requestKey(each.method, each.params)
    answers.set(key, [...(answers.get(key) ?? []), each])
  }
  const requests = createRequests()
  const unrecorded: string[] = []

  const recorded = (method: string, params: unknown): object => {
    const key = requestKey(method, params)
    const [next, ...later] = answers.get(key) ?? []
    if (next === undefined) {
      unrecorded.push(key)
      return { error: { code: -32601, message: `Nothing was recorded for ${key}: record again` } }
    }
    if (later.length > 0) answers.set(key, later)
    return next.error === undefined ? { result: next.result ?? null } : { error: next.error }
  }

  const answerOne = async (asked: unknown): Promise<unknown> => {
    const { id, method, params } = isRecord(asked) ? asked : {}
    const said = await requests.answer(asked, async (decided) => {
      const answer = recorded(String(method), params)
      decided("error" in answer ? "rejected" : "resolved")
      return answer
    })
    return { jsonrpc: "2.0", id: id ?? null, ...(said as object) }
  }
  const answer = async (body: unknown): Promise<unknown> =>
    Array.isArray(body) ? Promise.all(body.map(answerOne)) : answerOne(body)

  return {
    url: options.url ?? recording.url,
    answer,
    async fetch(input, init) {
      return Response.json(await answer(await bodyOf(input, init)))
    },
    setFault: requests.setFault,
    requests: requests.entries,
    unrecorded: () => [...unrecorded]
  }
}
