/** As much of a window as says who shows it. */
export interface FramedWindow {
  readonly parent?: unknown
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string } }
  readonly document?: { readonly referrer: string }
}

/** A domain as an origin: one without a scheme means `https`. */
export const withScheme = (domain: string): string => (domain.includes("://") ? domain : `https://${domain}`)

/**
 * Whether an origin is one of the allowed, which have their schemes. A `*` among those stands for one name of a host, or for any
 * port: `https://*.example.com`, `http://127.0.0.1:*`.
 */
export const isOriginAmong = (origin: string, allowed: ReadonlyArray<string>): boolean =>
  allowed.some((domain) => {
    const text = domain.replaceAll(/[^\w*]/g, "\\$&")
    return new RegExp(`^${text.replaceAll("*", "[\\w-]+")}$`).test(origin)
  })

/**
 * The origin of the page that shows this one in a frame, if it is one of the allowed; undefined where it is not, and where no page does.
 *
 * Source: the browser's own word (`ancestorOrigins`). Firefox has none: there it is the page that led here, which is only whom
 * messages are addressed to, so that a liar gets none.
 */
export const frameOrigin = (
  page: FramedWindow | undefined,
  allowed: ReadonlyArray<string>
): string | undefined => {
  if (page?.parent === page) return undefined
  const { ancestorOrigins } = page!.location
  const origin = ancestorOrigins ? ancestorOrigins[0] : page!.document?.referrer.split("/", 3).join("/")
  return origin && isOriginAmong(origin, allowed) ? origin : undefined
}
