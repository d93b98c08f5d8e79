/** The part of `window` that wallets use; their own objects are read off it as anything. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent">

/** What UniSat says when its object is on the page. */
export const LATE_WALLETS: ReadonlyArray<string> = ["unisat#initialized"]
