/** The part of `window` that wallets use. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  readonly injectedWeb3?: unknown
}
