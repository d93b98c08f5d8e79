import { attempt } from "../../error/attempt.ts"
import { runningScripts } from "../page/runningScripts.ts"
import { walletLimit } from "../page/walletLimit.ts"
import { decodeStandardWallet } from "./decodeStandardWallet.ts"
import type { StandardWallet } from "./StandardWallet.ts"

const APP_READY = "wallet-standard:app-ready"
const REGISTER = "wallet-standard:register-wallet"

/** The part of `window` that wallets of the standard use. */
export type StandardWindow = Pick<EventTarget, "addEventListener" | "removeEventListener" | "dispatchEvent">

/**
 * Tells of each wallet that registers on the page by the Wallet Standard, now and later, until the returned function is
 * called. What `onWallet` answers is called when the wallet takes itself away.
 *
 * A wallet's name, icon, chains and features are those that it had when it was first seen. What is no wallet is passed
 * over and hides no other; the same object counts once; as many wallets are told of as `walletLimit` lets in.
 */
export const watchStandardWallets = (
  window: StandardWindow,
  onWallet: (wallet: StandardWallet) => (() => void) | void
): (() => void) => {
  const seen = new WeakSet<object>()
  const listed = new Map<string, () => void>()
  const limit = walletLimit()
  let stopped = false

  const add = (source: unknown): (() => void) => {
    const isNew = typeof source === "object" && source !== null && !seen.has(source)
    if (stopped || !isNew || limit.isFull()) return () => {}
    const decoded = decodeStandardWallet(source)
    const script = runningScripts()
    if (decoded === undefined || !limit.admit(decoded.name, script)) return () => {}
    seen.add(source)
    let id = decoded.name
    for (let number = 2; listed.has(id); number++) id = `${decoded.name}#${number}`
    const gone = onWallet({ ...decoded, id })
    const remove = () => {
      if (listed.get(id) !== remove) return
      listed.delete(id)
      seen.delete(source)
      limit.release(decoded.name, script)
      if (!stopped) gone?.()
    }
    listed.set(id, remove)
    return remove
  }

  const register = (...sources: ReadonlyArray<unknown>): (() => void) => {
    const removals = sources.map(add)
    return () => {
      for (const remove of removals) remove()
    }
  }
  const api = Object.freeze({ register })

  const onRegister = ({ detail }: Event & { readonly detail?: unknown }) =>
    void attempt(() => typeof detail === "function" && detail(api))
  window.addEventListener(REGISTER, onRegister)
  window.dispatchEvent(new CustomEvent(APP_READY, { detail: api }))
  return () => {
    stopped = true
    window.removeEventListener(REGISTER, onRegister)
  }
}
