/** The value of a cookie of a request; undefined where it is not there. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const part of (request.headers.get("cookie") ?? "").slice(0, 16_000).split(";")) {
    const separator = part.indexOf("=")
    if (separator > 0 && part.slice(0, separator).trim() === name) return part.slice(separator + 1).trim()
  }
  return undefined
}

/** Where cookies are sent along. */
export interface CookieReach {
  /** Over https alone. */
  readonly secure: boolean
  /** Also to a frame of the site within a page of another one, which browsers keep apart for each such page. */
  readonly framed: boolean
}

/** The header that sets a cookie which no script can read. */
export const writeCookie = (
  name: string,
  value: string,
  maxAgeSeconds: number,
  { secure, framed }: CookieReach
): string => {
  const reach = framed ? "SameSite=None; Secure; Partitioned" : `SameSite=Lax${secure ? "; Secure" : ""}`
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; ${reach}`
}
