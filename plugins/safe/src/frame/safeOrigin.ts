import { isAllowedOrigin } from "./isAllowedOrigin.ts"

/** As much of a window as says who shows it. */
export interface FramedWindow {
  readonly parent?: unknown
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string } }
  readonly document?: { readonly referrer: string }
}

/**
 * The origin of the Safe that shows this page; undefined where none does.
 *
 * Source: the browser's own word (`ancestorOrigins`). Firefox has none: there it is the page that led here, which is only whom
 * the messages are addressed to, so that a liar gets none.
 */
export const safeOrigin = (
  page: FramedWindow | undefined,
  allowedDomains: ReadonlyArray<string>
): string | undefined => {
  if (page?.parent === page) return undefined
  const { ancestorOrigins } = page!.location
  const origin = ancestorOrigins ? ancestorOrigins[0] : page!.document?.referrer.split("/", 3).join("/")
  return origin && isAllowedOrigin(origin, allowedDomains) ? origin : undefined
}
