import { attempt } from "@latchkey/core/chain-kit"

/** Where Coinbase has its wallet. */
export const KEYS_URL = "https://keys.coinbase.com/connect"

/** Whether a wallet may be at an address: by https, or on this machine. */
export const isUsable = (keysUrl: string): boolean => {
  const { protocol, hostname = "" } = attempt(() => new URL(keysUrl)) ?? {}
  return (
    protocol === "https:" || (protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname))
  )
}
