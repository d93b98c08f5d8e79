import type { SentRequest } from "./PluginSubject.ts"

/** What leaves the page while somebody watches: nothing does. */
export interface WatchedRequests {
  /** The URLs that were asked for so far, in their order. */
  readonly urls: () => ReadonlyArray<string>
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

/**
 * Takes the place of what a page reaches others with, and notes every URL. `respond` answers HTTP with JSON; without it,
 * or when it gives undefined, nobody is reached.
 */
export const watchRequests = (
  respond: (request: SentRequest) => unknown = () => undefined
): WatchedRequests => {
  const asked: Array<string> = []
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
    const answer = respond({ url, method: init.method ?? "GET", body })
    if (answer === undefined) throw refuse(url)
    return Response.json(answer)
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
    stop: () => {
      for (const back of undo.toReversed()) back()
    }
  }
}
