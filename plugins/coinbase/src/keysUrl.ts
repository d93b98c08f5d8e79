import type { CoinbaseOptions } from "./CoinbaseOptions.ts"

/** Where the wallet is; undefined where the options name no address that it may be at. */
export const keysUrlOf = ({
  keysUrl = "https://keys.coinbase.com/connect"
}: CoinbaseOptions): URL | undefined => {
  const url = URL.canParse(keysUrl) ? new URL(keysUrl) : undefined
  const isHere = url?.protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
  return url?.protocol === "https:" || isHere ? url : undefined
}
