import { readField } from "@latchkey/core/chain-kit"
import { webViewOf, type ShownWindow } from "./webViewOf.ts"

const ANSWER_EVENT = "FarcasterFrameCallback"
const WALLET_EVENT = "FarcasterFrameEthProviderEvent"

type Target = Pick<EventTarget, "addEventListener" | "removeEventListener">

/** As much of a window as messages need. */
export interface MessagingWindow extends Target, ShownWindow {
  readonly parent?: unknown
  readonly document?: Partial<Target>
}

/** How messages get to the client and back; what is heard is whatever came. */
export interface Transport {
  readonly send: (message: object) => void
  /** An answer goes to the first, an event of the wallet to the second. */
  readonly hear: (onAnswer: (message: unknown) => void, onEvent: (message: unknown) => void) => () => void
}

const inWebView = (page: MessagingWindow, webView: NonNullable<ReturnType<typeof webViewOf>>): Transport => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app around the page, which is no window
  send: (message) => webView.postMessage(JSON.stringify(message)),
  hear: (onAnswer, onEvent) => {
    // The app runs these in the page: nobody else's script is to be told apart there.
    const target = page.document as Target
    const listeners = [
      [ANSWER_EVENT, (event: Event) => onAnswer(readField(event, "data"))],
      [WALLET_EVENT, (event: Event) => onEvent(readField(event, "data"))]
    ] as const
    for (const [name, listener] of listeners) target.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) target.removeEventListener(name, listener)
    }
  }
})

const inFrame = (page: MessagingWindow, origin: string): Transport => {
  const parent = page.parent as Pick<Window, "postMessage">
  return {
    send: (message) => parent.postMessage(message, origin),
    hear: (onAnswer, onEvent) => {
      const onMessage = (event: Event) => {
        const { data, origin: from, source } = event as MessageEvent<unknown>
        if (source !== parent || from !== origin) return
        if (readField(data, "type") === "frameEthProviderEvent") onEvent(data)
        else onAnswer(data)
      }
      page.addEventListener("message", onMessage)
      return () => page.removeEventListener("message", onMessage)
    }
  }
}

/** The way to the client: the native app around the page, else the frame of the allowed origin; undefined where there is neither. */
export const openTransport = (page: MessagingWindow, origin: string | undefined): Transport | undefined => {
  const webView = webViewOf(page)
  if (webView !== undefined) return inWebView(page, webView)
  return origin === undefined ? undefined : inFrame(page, origin)
}
