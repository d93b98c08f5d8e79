import { attempt } from "@latchkey/core/chain-kit"
import { pageInsecurity, type ServedPage } from "@latchkey/core/page"
import { isUsable } from "../keysUrl.ts"
import type { WindowEnd } from "./WindowError.ts"

/** What the wallet's page is told of who asks: the SDK whose signer is used, and its version. */
export const sdk = { name: "@coinbase/wallet-sdk", version: "4.4.0" } as const

/** As much of the page as a window of the wallet needs. */
export interface WalletPage
  extends Pick<EventTarget, "addEventListener" | "removeEventListener">, Omit<ServedPage, "location"> {
  readonly open: (url: string, name: string, features: string) => unknown
  readonly location: { readonly origin: string; readonly pathname?: string; readonly href?: string }
  readonly isSecureContext?: boolean
}

/** A window of the wallet, and what it has said so far. */
export interface OpenedWindow {
  /** Why none was opened. */
  readonly fault: WindowEnd
  /** Nothing where the browser opened none. */
  readonly popup: Pick<Window, "postMessage" | "focus" | "close" | "closed"> | null | undefined
  /** Its messages until `stop`; of any origin. */
  readonly heard: ReadonlyArray<Event>
  /** Listens no more. */
  readonly stop: () => void
  /** Closes it. */
  readonly close: () => void
}

/** Opens the wallet's window in the caller's task. None is opened for a page that is isolated from the windows that it opens. */
export const openWindow = (page: WalletPage, keysUrl: string): OpenedWindow => {
  const heard: Array<Event> = []
  const isInsecure = pageInsecurity(page) !== undefined
  const fault = isInsecure ? "insecure" : page.crossOriginIsolated === true ? "cutOff" : "blocked"
  const popup = attempt(() => {
    if (fault !== "blocked" || !isUsable(keysUrl)) return undefined
    const { origin } = page.location
    const url = new URL(keysUrl)
    const about = { sdkName: sdk.name, sdkVersion: sdk.version, origin, coop: "undefined" }
    for (const [name, value] of Object.entries(about)) url.searchParams.append(name, value)
    return page.open(url.href, `coinbase_${crypto.randomUUID()}`, "popup,width=420,height=540")
  }) as OpenedWindow["popup"]
  const hear = (message: Event) => {
    if ((message as MessageEvent).source === popup && heard.length < 9) heard.push(message)
  }
  page.addEventListener("message", hear)
  const stop = () => page.removeEventListener("message", hear)
  return {
    fault,
    popup,
    heard,
    stop,
    close: () => {
      stop()
      attempt(() => popup?.close())
    }
  }
}
