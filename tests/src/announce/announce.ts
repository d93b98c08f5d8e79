import type { VirtualWallet } from "../wallet/VirtualWallet.ts"

/** The part of `window` that EIP-6963 uses; any `EventTarget` will do. */
export type AnnouncementTarget = Pick<
  EventTarget,
  "addEventListener" | "removeEventListener" | "dispatchEvent"
>

/** Sends one EIP-6963 announcement with whatever detail is given. */
export function dispatchAnnouncement(detail: unknown, target: AnnouncementTarget = globalThis.window): void {
  target.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
}

/**
 * Announces a detail now and again whenever the page asks. Returns what stops it from answering.
 *
 * `detail` is made anew for each announcement, so that a wallet can say something else the next time.
 */
export function announceDetail(
  detail: () => unknown,
  target: AnnouncementTarget = globalThis.window
): () => void {
  const tell = () => dispatchAnnouncement(detail(), target)
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
  return announceDetail(() => detail, target)
}
