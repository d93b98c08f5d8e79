import type { Network } from "../../chain/Network.ts"
import { attempt } from "../../error/attempt.ts"

/** What an app said about where its networks are read. */
export interface ReadOptions {
  /** Read the URLs inside the network objects too, wherever they lead. */
  readonly publicRpc?: boolean
}

/** The RPC URLs that reads may go to: `own` before the wallet, `open` after it. */
export interface ReadUrls {
  readonly own: ReadonlyArray<string>
  readonly open: ReadonlyArray<string>
}

const isLoopback = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(attempt(() => new URL(url).hostname) ?? "")

/**
 * Which URLs of a network may be read: the app's own, and of those that the network object brought the ones on
 * loopback, which are nobody else's host; all of them only with `publicRpc`.
 */
export const readUrls = ({ rpcUrls }: Network, { publicRpc }: ReadOptions): ReadUrls => ({
  own: rpcUrls.custom.http,
  open: rpcUrls.chainDefault.http.filter((url) => publicRpc === true || isLoopback(url))
})
