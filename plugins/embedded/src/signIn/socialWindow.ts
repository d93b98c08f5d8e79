import { attempt } from "@latchkey/core"
import { watchWindow, WindowsCutOffError } from "@latchkey/core/page"
import { SocialFailedError } from "../errors.ts"
import { ownField, text } from "../wire/Decode.ts"
import { isAppUrl } from "./isAppUrl.ts"
import { leadsAway } from "./socialRedirect.ts"

const FEATURES = "width=600,height=800,scrollbars=yes"

/**
 * Opens the window of a social sign-in, empty at first; the page's own, where that is led away and back. Call it in the click:
 * browsers block it otherwise. Null where none is opened, also where the page's `open` throws.
 */
export const openSocialWindow = (page: Window): Window | null =>
  leadsAway(page) ? page : (attempt(() => page.open("about:blank", "popupWindow", FEATURES)) ?? null)

/** Sends the window to the provider. Fails: throws `SocialFailedError`. */
export const sendTo = (popup: Window, uri: string): void => {
  popup.location.href = checkedUri(uri)
}

/** Where a provider is. Fails: throws `SocialFailedError`. */
export const checkedUri = (uri: string): string => {
  if (!isAppUrl(uri)) throw new SocialFailedError({ reason: "noUri" })
  return uri
}

/**
 * Waits for what the provider's window comes back with: a message of that very window, from the frame's exact origin.
 *
 * Fails: `SocialFailedError` when the window is closed, when it posts from another origin, or when the signal ends it;
 * `WindowsCutOffError` where the page hears nothing of its windows.
 */
export const awaitResult = (
  popup: Window,
  { frameOrigin, page, signal }: { frameOrigin: string; page: Window; signal: AbortSignal }
): Promise<string> =>
  new Promise((resolve, reject) => {
    const leave = () => {
      page.removeEventListener("message", listen)
      signal.removeEventListener("abort", abort)
      stop()
      popup.close()
    }
    const fail = (reason: "closed" | "untrusted") => {
      leave()
      reject(new SocialFailedError({ reason }))
    }
    const abort = () => fail("closed")
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== popup) return
      const uri = text(8192)(ownField(data, "resultUri"))
      if (uri === undefined) return
      if (origin !== frameOrigin) return fail("untrusted")
      leave()
      resolve(uri)
    }
    const stop = watchWindow(
      popup,
      (how) => {
        if (how === "closed") return abort()
        leave()
        reject(new WindowsCutOffError())
      },
      { page }
    )
    page.addEventListener("message", listen)
    signal.addEventListener("abort", abort)
    if (signal.aborted) abort()
  })
