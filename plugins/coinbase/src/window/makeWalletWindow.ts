import { attempt, readField } from "@latchkey/core/chain-kit"
import { readsClosed, watchWindow } from "@latchkey/core/page"
import { openWindow, sdk, type OpenedWindow, type WalletPage } from "./openWindow.ts"
import { WindowError, type WindowEnd } from "./WindowError.ts"

const LOAD_MILLIS = 30_000
const ANSWER_MILLIS = 600_000
const LOOK_MILLIS = 250

/** A question to the wallet's page; the answer names its id. */
export interface WindowQuestion {
  readonly id: string
  readonly event?: string
  readonly data?: unknown
}

/** The window in which the wallet asks the visitor: opened when it is needed, shared by what is asked meanwhile. */
export interface WalletWindow {
  /** Goes on with a window that was opened already; resolves when its page is there. Rejects with `WindowError`. */
  readonly adopt: (opened: OpenedWindow) => Promise<void>
  /** Opens it in the caller's task, or brings it to the front; resolves when its page is there. Rejects with `WindowError`. */
  readonly open: () => Promise<void>
  /** Resolves when the page of the window that is there has come; opens none. Rejects with `WindowError`: `closed` where there is none. */
  readonly stay: () => Promise<void>
  /**
   * Asks in the window that is there; resolves with what its page says. Opens none: who asks has opened it, and the visitor may have
   * closed it since. Rejects with `WindowError`.
   */
  readonly ask: (question: WindowQuestion) => Promise<unknown>
  /** Closes it; what waits is rejected as `closed`. */
  readonly close: () => void
}

interface Waiting {
  readonly resolve: (message: unknown) => void
  readonly reject: (error: WindowError) => void
}

interface Visit {
  readonly popup: NonNullable<OpenedWindow["popup"]>
  readonly loaded: Promise<void>
  /** Told when the page in it says that it is there. */
  readonly arrived: (id: unknown) => void
  readonly waiting: Map<string, Waiting>
  readonly end: (why: WindowEnd) => void
}

/**
 * Makes the line to the wallet's page at `keysUrl`. Only what the opened window says from that origin is heard, and only that origin is
 * spoken to. `hello` is what the page is told of the site when it has loaded.
 */
export const makeWalletWindow = (page: WalletPage, keysUrl: string, hello: () => object): WalletWindow => {
  // No window opens for what is no address.
  const origin = attempt(() => new URL(keysUrl).origin) ?? ""
  let visit: Visit | undefined

  const onMessage = (message: Event) => {
    const { data, origin: from, source } = message as MessageEvent<unknown>
    if (visit === undefined || source !== visit.popup || from !== origin) return
    const event = readField(data, "event")
    if (event === "PopupLoaded") return visit.arrived(readField(data, "id"))
    if (event === "PopupUnload") return visit.end("closed")
    // The page would pair a phone: the wallet of that is another.
    if (event === "WalletLinkSessionRequest") return visit.end("other")
    const id = readField(data, "requestId")
    if (typeof id === "string") visit.waiting.get(id)?.resolve(data)
  }

  const begin = ({ popup, fault, heard, stop }: OpenedWindow): Visit => {
    stop()
    if (popup === undefined || popup === null) throw new WindowError(fault)

    const waiting = new Map<string, Waiting>()
    let settle: { readonly resolve: () => void; readonly reject: (error: WindowError) => void }
    const loaded = new Promise<void>((resolve, reject) => void (settle = { resolve, reject }))
    loaded.catch(() => {})
    const end = (why: WindowEnd) => {
      if (visit === opened) visit = undefined
      page.removeEventListener("message", onMessage)
      clearTimeout(late)
      stopWatching()
      attempt(() => popup.close())
      settle.reject(new WindowError(why))
      for (const { reject } of [...waiting.values()]) reject(new WindowError(why, true))
    }
    const late = setTimeout(end, LOAD_MILLIS, "silent")
    // What the page said last may arrive after its window is seen to be gone.
    const stopWatching = watchWindow(popup, end, { page, lookMillis: LOOK_MILLIS, sightings: 2 })
    const opened: Visit = {
      popup,
      loaded,
      waiting,
      end,
      arrived: (id) => {
        clearTimeout(late)
        attempt(() =>
          popup.postMessage({ requestId: id, data: { version: sdk.version, ...hello() } }, origin)
        )
        settle.resolve()
      }
    }
    page.addEventListener("message", onMessage)
    visit = opened
    for (const message of heard) onMessage(message)
    return opened
  }

  const present = (): Visit | undefined => {
    if (visit !== undefined && readsClosed(visit.popup)) visit.end("closed")
    return visit
  }
  const enter = (): Visit => {
    const here = present()
    attempt(() => here?.popup.focus())
    return here ?? begin(openWindow(page, keysUrl))
  }
  const stay = (): Visit => {
    const here = present()
    if (here === undefined) throw new WindowError("closed")
    return here
  }

  return {
    adopt: async (opened) => {
      visit?.end("closed")
      return begin(opened).loaded
    },
    open: async () => enter().loaded,
    stay: async () => stay().loaded,
    ask: async (question) => {
      const { popup, loaded, waiting } = stay()
      await loaded
      return new Promise((resolve, reject) => {
        const { id } = question
        const settle = () => {
          clearTimeout(timer)
          waiting.delete(id)
        }
        const timer = setTimeout(() => {
          settle()
          reject(new WindowError("silent", true))
        }, ANSWER_MILLIS)
        waiting.set(id, {
          resolve: (message) => {
            settle()
            resolve(message)
          },
          reject: (error) => {
            settle()
            reject(error)
          }
        })
        attempt(() => popup.postMessage(question, origin))
      })
    },
    close: () => visit?.end("closed")
  }
}
