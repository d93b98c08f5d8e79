import { attempt } from "../error/attempt.ts"

/** As much of a page as it takes to find out how it was served. */
export interface ServedPage {
  readonly crossOriginIsolated?: boolean
  readonly top?: { readonly location: { readonly href: string } } | null
  readonly location?: { readonly href?: string }
  readonly fetch?: (
    url: string,
    init: { readonly method: "HEAD"; readonly signal: AbortSignal }
  ) => Promise<Pick<Response, "headers">>
}

const ANSWER_MILLIS = 3_000

/**
 * Whether the page is cut off from the windows that it opens: by `Cross-Origin-Opener-Policy: same-origin`, of which a page is told by its
 * own server alone. Asks that for the head of the page; false where it does not answer within three seconds. Never rejects.
 */
export const isCutOff = async (page: ServedPage = globalThis): Promise<boolean> => {
  if (page.crossOriginIsolated === true) return true
  // The policy of a frame is that of the page that shows it.
  const url = attempt(() => (page.top ?? page).location?.href)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), ANSWER_MILLIS)
  try {
    if (url === undefined || page.fetch === undefined) return false
    const { headers } = await page.fetch(url, { method: "HEAD", signal: end.signal })
    return /^\s*same-origin\s*(;|$)/.test(headers.get("cross-origin-opener-policy") ?? "")
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
