/** The part of `window` that wallets use; their own objects are read off it as anything. */
export type WalletWindow = Pick<EventTarget, "addEventListener" | "removeEventListener">
