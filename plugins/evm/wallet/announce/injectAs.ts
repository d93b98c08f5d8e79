import type { VirtualWallet } from "../VirtualWallet.ts"

/**
 * Puts a wallet's provider on the page under a name, such as "ethereum", the way wallets did before EIP-6963.
 *
 * @param target where to put it; `window` when absent
 * @returns puts back what was there before
 */
export function injectAs(
  wallet: VirtualWallet,
  name: string,
  target: object = globalThis.window
): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, {
    value: wallet.provider,
    configurable: true,
    enumerable: true,
    writable: true
  })
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name)
    else Object.defineProperty(target, name, before)
  }
}
