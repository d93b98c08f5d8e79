/** By which a browser is known that began a sign-in at a provider: one for each, so that two windows do not disturb each other. */
export interface BrowserCookie {
  /** What was given to this browser for a sign-in; undefined where nothing was. */
  readonly read: (header: string | undefined, sign: string) => string | undefined
  /** The header that gives it, or that takes it away again. */
  readonly write: (sign: string, value: string | undefined) => string
}

const LIFETIME = 20 * 60

/** Makes the cookies of a server. `sign` is the hash of the provider's state. */
export const browserCookie = (publicUrl: string): BrowserCookie => {
  const isSecure = publicUrl.startsWith("https:")
  const nameOf = (sign: string) => `${isSecure ? "__Host-" : ""}latchkey-social-${sign.slice(0, 16)}`
  return {
    read: (header = "", sign) => {
      const start = `${nameOf(sign)}=`
      return header
        .split("; ")
        .find((part) => part.startsWith(start))
        ?.slice(start.length)
    },
    // Lax: a provider leads back to here, and nothing else of another site has it sent.
    write: (sign, value = "") =>
      `${nameOf(sign)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${value === "" ? 0 : LIFETIME}${isSecure ? "; Secure" : ""}`
  }
}
