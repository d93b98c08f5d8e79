import { decodeStandardWallet } from "./decodeStandardWallet.ts"
import type { StandardWallet } from "./StandardWallet.ts"

const MAX_WALLETS = 100
const APP_READY = "wallet-standard:app-ready"
const REGISTER = "wallet-standard:register-wallet"

/** The part of `window` that wallets of the standard use. */
export type StandardWindow = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent">

/**
 * Tells of each wallet that registers on the page by the Wallet Standard, now and later, until the returned function is
 * called. What `onWallet` answers is called when the wallet takes itself away.
 *
 * A wallet's name, icon, chains and features are those that it had when it was first seen. What is no wallet is passed
 * over and hides no other; the same object counts once; at most 100 wallets are told of.
 */
export const watchStandardWallets = (
  window: StandardWindow,
  onWallet: (wallet: StandardWallet) => (() => void) | void
): (() => void) => {
  const seen = new WeakSet<object>()
  const leave = new Map<string, () => void>()
  let count = 0
  let stopped = false

  const add = (source: unknown): (() => void) => {
    const isNew = typeof source === "object" && source !== null && !seen.has(source)
    if (stopped || !isNew || count >= MAX_WALLETS) return () => {}
    const decoded = decodeStandardWallet(source)
    if (decoded === undefined) return () => {}
    seen.add(source)
    count++
    let id = decoded.name
    for (let number = 2; leave.has(id); number++) id = `${decoded.name}#${number}`
    const gone = onWallet({ ...decoded, id })
    const remove = () => {
      if (leave.get(id) !== remove) return
      leave.delete(id)
      seen.delete(source)
      count--
      if (!stopped) gone?.()
    }
    leave.set(id, remove)
    return remove
  }

  const register = (...sources: ReadonlyArray<unknown>): (() => void) => {
    const removals = sources.map(add)
    return () => {
      for (const remove of removals) remove()
    }
  }
  const api = Object.freeze({ register })

  const onRegister = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (typeof detail !== "function") return
    try {
      detail(api)
    } catch {
      return
    }
  }

  window.addEventListener(REGISTER, onRegister)
  window.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    stopped = true
    window.removeEventListener(REGISTER, onRegister)
  }
}
