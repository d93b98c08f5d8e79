import { isRecord } from "../decode/Decode.ts"
import { requestKey, type NodeRecording, type RecordedAnswer } from "./NodeRecording.ts"
import { bodyOf, type TestNode } from "./TestNode.ts"

/** A node whose answers are written down. */
export interface RecordedNode extends TestNode {
  /** What it has answered so far. An answer that was the same as the last one to the same request stands once. */
  recording(): NodeRecording
}

/**
 * Hands requests on to a real node, such as one of Anvil's, and writes its answers down for {@link replayNode}.
 *
 * @param real HTTP address of its JSON-RPC
 * @param options.url the address that the app asks; `real` when absent
 */
export function recordNode(real: string, options: { readonly url?: string } = {}): RecordedNode {
  // As it is now, before a test's own stands in its place.
  const ask = globalThis.fetch.bind(globalThis)
  const url = options.url ?? real
  const answers: RecordedAnswer[] = []
  const latest = new Map<string, string>()

  const note = (asked: unknown, answered: unknown) => {
    if (!isRecord(asked) || !isRecord(answered)) return
    const { method, params } = asked
    const { result, error } = answered
    const said = error === undefined ? { result } : { error }
    const key = requestKey(String(method), params)
    if (latest.get(key) === JSON.stringify(said)) return
    latest.set(key, JSON.stringify(said))
    answers.push({ method: String(method), params: params ?? [], ...said } as RecordedAnswer)
  }

  return {
    url,
    async fetch(input, init) {
      const body = await bodyOf(input, init)
      const response = await ask(real, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body)
      })
      const text = await response.text()
      const answered: unknown = JSON.parse(text)
      const said = Array.isArray(answered) ? answered : [answered]
      for (const asked of Array.isArray(body) ? body : [body])
        note(
          asked,
          said.find((answer) => isRecord(answer) && isRecord(asked) && answer["id"] === asked["id"])
        )
      return new Response(text, { status: response.status, headers: { "content-type": "application/json" } })
    },
    recording: () => ({ version: 1, url, answers: [...answers] })
  }
}
