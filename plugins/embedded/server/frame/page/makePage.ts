import {
  decodePageCall,
  readyMessage,
  uiMessage,
  type Envelope,
  type MalformedCall,
  type PageCall
} from "@latchkey/embedded/wire"
import { matchesOrigin } from "../../src/matchesOrigin.ts"
import { readUrl } from "../../src/readUrl.ts"

/** The page around the frame, as the one who is heard and answered. */
export interface Page {
  /** Its origin. */
  readonly origin: string
  readonly post: (message: Envelope) => void
  /** Asks to be seen, or to be hidden. */
  readonly show: (isVisible: boolean) => void
  /**
   * Says that the frame can be asked, and whether the browser keeps what it stores (`keeps`), and hears what it is asked from then on.
   */
  readonly listen: (hear: (call: PageCall | MalformedCall) => void, keeps: boolean) => void
}

/**
 * The origin of the document that shows the frame; undefined where the browser does not tell. Browsers without `ancestorOrigins`
 * tell by the referrer, as far as the page lets them.
 */
const parentOrigin = (window: Window): string | undefined => {
  const told = window.location.ancestorOrigins?.[0]
  if (told !== undefined) return told
  return readUrl(window.document.referrer)?.origin
}

/**
 * The page around the frame; undefined where there is none, or none that may show it. Messages of other windows, of other
 * origins or of another document in the place of the page are not heard, and none is posted to whoever happens to be there.
 */
export const makePage = (window: Window, origins: ReadonlyArray<string>): Page | undefined => {
  const { parent } = window
  const origin = parentOrigin(window)
  if (parent === window || origin === undefined || !matchesOrigin(origins, origin)) return undefined
  const post = (message: Envelope) => parent.postMessage(message, origin)
  return {
    origin,
    post,
    show: (isVisible) => post(uiMessage(isVisible)),
    listen: (hear, keeps) => {
      window.addEventListener("message", (event) => {
        if (event.source !== parent || event.origin !== origin) return
        const call = decodePageCall(event.data)
        if (call !== undefined) hear(call)
      })
      post(readyMessage("4", keeps))
    }
  }
}
