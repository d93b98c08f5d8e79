import type { SentRequest } from "./PluginSubject.ts"

/** What is answered: JSON, a whole response, or undefined where nobody is reached; at once or later. */
export type Answer = unknown

/** What leaves the page while somebody watches: nothing does. */
export interface WatchedRequests {
  /** The URLs that were asked for so far, in their order. */
  readonly urls: () => ReadonlyArray<string>
  /** What was sent over HTTP so far, in its order. */
  readonly sent: () => ReadonlyArray<SentRequest>
  /** Puts everything back. */
  readonly stop: () => void
}

type Holder = Record<string, unknown>

const parsed = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}

/** The answer, unless whoever asked gives up before, as with a browser's `fetch`. */
const untilAborted = async (answer: Answer, signal: AbortSignal | undefined): Promise<Answer> => {
  if (signal === undefined) return await answer
  signal.throwIfAborted()
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error)
    signal.addEventListener("abort", stop)
  })
  try {
    return await Promise.race([answer, aborted])
  } finally {
    signal.removeEventListener("abort", stop)
  }
}

/**
 * Takes the place of what a page reaches others with, and notes every URL. `respond` answers HTTP with JSON; without it,
 * or when it gives undefined, nobody is reached.
 */
export const watchRequests = (
  respond: (request: SentRequest) => Answer = () => undefined
): WatchedRequests => {
  const asked: Array<string> = []
  const sent: Array<SentRequest> = []
  const undo: Array<() => void> = []
  const replace = (holder: Holder | undefined, name: string, value: unknown) => {
    if (holder?.[name] === undefined) return
    const before = holder[name]
    holder[name] = value
    undo.push(() => void (holder[name] = before))
  }
  const note = (url: unknown): string => {
    const page = globalThis.location?.origin
    const text = url instanceof Request ? url.url : String(url)
    const full = URL.canParse(text, page) ? new URL(text, page).href : text
    asked.push(full)
    return full
  }
  const refuse = (url: string) => new TypeError(`A contract lets nobody reach ${url}.`)
  const global = globalThis as unknown as Holder

  replace(global, "fetch", async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = note(input)
    const body = init.body === undefined || init.body === null ? undefined : parsed(init.body)
    const signal = init.signal ?? (input instanceof Request ? input.signal : undefined)
    const request = { url, method: init.method ?? "GET", body, ...(signal ? { signal } : {}) }
    sent.push(request)
    const answer = await untilAborted(respond(request), signal)
    if (answer === undefined) throw refuse(url)
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
  for (const name of ["WebSocket", "EventSource"]) {
    const refusing = class {
      constructor(url: unknown) {
        throw refuse(note(url))
      }
    }
    replace(global, name, refusing)
  }
  replace(
    (globalThis.XMLHttpRequest as unknown as { prototype: Holder } | undefined)?.prototype,
    "open",
    (_: string, url: unknown) => {
      throw refuse(note(url))
    }
  )
  replace(globalThis.navigator as unknown as Holder | undefined, "sendBeacon", (url: unknown) => {
    note(url)
    return false
  })
  return {
    urls: () => [...asked],
    sent: () => [...sent],
    stop: () => {
      for (const back of undo.toReversed()) back()
    }
  }
}
