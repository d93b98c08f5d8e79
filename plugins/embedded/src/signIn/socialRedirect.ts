import { attempt, isInTelegram } from "@latchkey/core"
import { SocialFailedError } from "../errors.ts"
import { text } from "../wire/Decode.ts"
import { RESULT_PARAMETER } from "./hasResult.ts"

const MAGIC_HOST = "auth.magic.link"
const MAGIC_PARAMETER = "provider_authorization_url"

/**
 * Whether signing in at a provider leads the page away and back: Telegram's own browser opens no windows. Telegram's web app is in
 * an ordinary browser, and has the page in a frame, whose storage is another one than that of the page by itself.
 */
export const leadsAway = (page: Window): boolean => isInTelegram(page) && page.top === page

/** Where the page is to be led back to. What Telegram put there stays: it tells who the visitor is, and Telegram keeps it for the page. */
export const returnAddress = (href: string): string => {
  const url = new URL(href)
  url.searchParams.delete(RESULT_PARAMETER)
  if (url.hash.includes("tgWebApp")) url.hash = ""
  return url.href
}

/** A provider's address that leads back to the page: the state, which comes back as it went, ends with where to. */
export const withReturn = (uri: string, page: string): string => {
  const url = new URL(uri)
  const inner = url.hostname === MAGIC_HOST ? url.searchParams.get(MAGIC_PARAMETER) : null
  if (inner !== null && attempt(() => new URL(inner)) !== undefined)
    url.searchParams.set(MAGIC_PARAMETER, withReturn(inner, page))
  else url.searchParams.set("state", `${url.searchParams.get("state") ?? ""}--${encodeURIComponent(page)}`)
  return url.href
}

/** What of a fragment is a result, and what is the page's own. */
const RESULT = new RegExp(`(?:^|&)${RESULT_PARAMETER}=([^&]*)`)

/**
 * Takes a result of the frame's origin out of the page's address: of its fragment, or of its query as other frames have it.
 * Undefined where there is none.
 */
export const takeResult = ({ location, history }: Window, frameOrigin: string): string | undefined => {
  const url = new URL(location.href)
  const inFragment = RESULT.exec(url.hash.slice(1))?.[1]
  const told =
    inFragment === undefined
      ? url.searchParams.get(RESULT_PARAMETER)
      : attempt(() => decodeURIComponent(inFragment))
  const uri = text(8192)(told ?? undefined)
  if (uri === undefined || attempt(() => new URL(uri).origin) !== frameOrigin) return undefined
  if (inFragment === undefined) url.searchParams.delete(RESULT_PARAMETER)
  else url.hash = url.hash.slice(1).replace(RESULT, "")
  history.replaceState(history.state, "", url)
  return uri
}

/** Leads the page away. Fails when the signal ends it, or when the visitor comes back without having signed in. */
export const leaveFor = (uri: string, page: Window, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const end = () => {
      page.removeEventListener("pageshow", end)
      signal.removeEventListener("abort", end)
      reject(new SocialFailedError({ reason: "closed" }))
    }
    page.addEventListener("pageshow", end)
    signal.addEventListener("abort", end)
    if (signal.aborted) return end()
    page.location.href = uri
  })
