import type { VirtualWallet } from "../VirtualWallet.ts"

/** The part of `window` that EIP-6963 uses; any `EventTarget` will do. */
export type AnnouncementTarget = Pick<
  EventTarget,
  "addEventListener" | "removeEventListener" | "dispatchEvent"
>

/**
 * Announces details as they are, now and again whenever the page asks, in order.
 *
 * @returns stops answering
 */
export function announceDetails(details: readonly unknown[], target: AnnouncementTarget): () => void {
  const tell = () => {
    for (const detail of details)
      target.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
  }
  target.addEventListener("eip6963:requestProvider", tell)
  tell()
  return () => target.removeEventListener("eip6963:requestProvider", tell)
}

/**
 * Announces a wallet by EIP-6963 and answers `eip6963:requestProvider` until undone.
 *
 * @param target where the page listens; `window` when absent
 * @returns stops answering; a page that knows the wallet keeps it, as the standard has no word for leaving
 */
export function announce(wallet: VirtualWallet, target: AnnouncementTarget = globalThis.window): () => void {
  const detail = Object.freeze({ info: Object.freeze({ ...wallet.info }), provider: wallet.provider })
  return announceDetails([detail], target)
}
