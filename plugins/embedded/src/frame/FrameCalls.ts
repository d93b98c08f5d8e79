import type { FrameCallName } from "../wire/frameCalls.ts"

/** How a call is made. */
export interface CallOptions {
  /** Ends the call; its Promise rejects with `FrameRequestAbortedError`. */
  readonly signal?: AbortSignal
  /** The visitor did not ask for it: it never makes the frame visible, and ends where the frame needs to be. */
  readonly quiet?: boolean
  /** A request of a wallet that the frame asks the visitor about. */
  readonly asks?: boolean
}

/** What the page tells the frame of itself: it waits for nothing, and nothing waits for it. */
const greetings: ReadonlySet<FrameCallName> = new Set(["SYNC_THEME", "SYNC_DAPP_DATA", "RPC_ABORT"])

/** Whether a call is one that no visitor waits for. */
export const isGreeting = (name: FrameCallName): boolean => greetings.has(name)

/** Calls that do not give up where the frame is not ready within 20 s. */
export const isExemptFromReady = (name: FrameCallName): boolean =>
  isGreeting(name) || name === "SET_PREFERRED_ACCOUNT"

const endless: ReadonlySet<FrameCallName> = new Set(["CONNECT_FARCASTER", "CONNECT_PASSKEY", "SHOW_WALLET"])

/** Calls that take as long as the visitor does: in another app, or in the frame. */
export const isEndless = (name: FrameCallName, asks: boolean): boolean => asks || endless.has(name)
