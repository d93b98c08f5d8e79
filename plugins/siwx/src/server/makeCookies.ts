import { readCookie, writeCookie } from "./cookies.ts"

/** The cookies of a site: each holds a secret of 32 bytes. */
export interface Cookies {
  /** The secret that a request brings; undefined where it brings none that could be one. */
  readonly read: (request: Request, name: string) => string | undefined
  /** The header that sets one, in the answer to a request. */
  readonly write: (request: Request, name: string, value: string, seconds: number) => string
}

/** Makes the cookies of a site by its origins; `framed` where other sites frame it. */
export const makeCookies = (origins: ReadonlyArray<string>, framed: boolean): Cookies => {
  /** Whether a request is one of https: by the origin that it names, else by the host that it was sent to. */
  const isSecure = (request: Request) => {
    const named = request.headers.get("origin")
    const host = request.headers.get("host") ?? new URL(request.url).host
    const origin = origins.find((one) => one === named) ?? origins.find((one) => new URL(one).host === host)
    return (origin ?? origins.find((one) => one.startsWith("https:")) ?? "").startsWith("https:")
  }
  // The prefix keeps other hosts of the domain from setting it.
  const fullName = (request: Request, name: string) => `${isSecure(request) ? "__Host-" : ""}siwx-${name}`
  return {
    read: (request, name) => {
      const value = readCookie(request, fullName(request, name))
      return value !== undefined && /^[\da-f]{64}$/.test(value) ? value : undefined
    },
    write: (request, name, value, seconds) => {
      const secure = isSecure(request)
      return writeCookie(fullName(request, name), value, seconds, { secure, framed: framed && secure })
    }
  }
}
