import type { Storage } from "./Storage.ts"

const ONE_YEAR_SECONDS = 31_536_000
const MAX_VALUE_CHARACTERS = 3_500

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const find = (header: string, name: string): string | undefined => {
  for (const part of header.split(";")) {
    const separator = part.indexOf("=")
    if (separator > 0 && decode(part.slice(0, separator).trim()) === name)
      return decode(part.slice(separator + 1).trim())
  }
  return undefined
}

/**
 * Keeps values in cookies, so that a server can render the stored session.
 *
 * On a server pass the request's `Cookie` header; writes are ignored there. In a browser leave `cookie` out. Values
 * that would not fit a cookie are lost.
 */
export const cookieStorage = (
  options: { readonly cookie?: string; readonly prefix?: string } = {}
): Storage => {
  const prefix = options.prefix ?? "latchkey."
  const browser = options.cookie === undefined && typeof document !== "undefined"
  const header = () => options.cookie ?? (browser ? document.cookie : "")
  const write = (key: string, value: string, maxAgeSeconds: number) => {
    if (!browser) return
    const secure = location.protocol === "https:" ? "; Secure" : ""
    try {
      document.cookie = `${encodeURIComponent(prefix + key)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
    } catch {
      // A sandboxed document refuses cookies: the value is lost.
    }
  }
  return {
    get: (key) => find(header(), prefix + key),
    set: (key, value) => {
      const encoded = encodeURIComponent(value)
      if (encoded.length <= MAX_VALUE_CHARACTERS) write(key, encoded, ONE_YEAR_SECONDS)
    },
    remove: (key) => write(key, "", 0),
    subscribe: () => () => {},
    serverReadable: true
  }
}
