import { attempt } from "@latchkey/core"

/** Whether an address of a foreign answer may be opened for the visitor: https, or this machine. */
export const isAppUrl = (address: string): boolean => {
  const url = attempt(() => new URL(address))
  return (
    url?.protocol === "https:" ||
    (url?.protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  )
}
