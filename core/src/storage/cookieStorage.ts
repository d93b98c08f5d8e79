import { browserStorage } from "./browserStorage.ts"
import { storageKeys } from "./keys.ts"
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

const rendered: ReadonlySet<unknown> = new Set(Object.values(storageKeys))
const CONNECTOR = storageKeys.connectedConnectorId("")

/** Whether a server needs it to render the session: which wallet and which network, nothing that tells who the visitor is. */
const isRendered = (key: string) => rendered.has(key) || key.endsWith(CONNECTOR)

/**
 * Keeps the stored session in cookies, so that a server can render it: which wallet and which network. Whatever else is kept, by
 * plugins too, stays in the page's `localStorage`, since it may name an account or a person and cookies go out with every request.
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
  const own = browserStorage({ prefix })
  // Earlier versions kept all of it in cookies.
  const dropCookie = (key: string) => {
    if (browser && find(header(), prefix + key) !== undefined) write(key, "", 0)
  }
  return {
    get: (key) => {
      if (isRendered(key)) return find(header(), prefix + key)
      dropCookie(key)
      return browser ? own.get(key) : undefined
    },
    set: (key, value) => {
      if (!isRendered(key)) {
        dropCookie(key)
        if (browser) own.set(key, value)
        return
      }
      const encoded = encodeURIComponent(value)
      if (encoded.length <= MAX_VALUE_CHARACTERS) write(key, encoded, ONE_YEAR_SECONDS)
    },
    remove: (key) => {
      if (isRendered(key)) return write(key, "", 0)
      dropCookie(key)
      if (browser) own.remove(key)
    },
    subscribe: (listener) => (browser ? own.subscribe(listener) : () => {}),
    serverReadable: true
  }
}
