import type { KitError } from "@latchkey/core"
import type { FrameCallAnswer, FrameCallName, FrameCallRequest } from "../wire/frameCalls.ts"
import type { CallOptions } from "./FrameCalls.ts"
import type { FrameLook, OpenFrame } from "./FramePort.ts"

/**
 * Where the frame is: not in the page; in the page and loading; ready, 500 ms after it said so; initialised, once it took
 * note of the page.
 */
export type FramePhase = "none" | "created" | "ready" | "initialised"

/** What can be seen of the frame. */
export interface FrameStatus {
  readonly phase: FramePhase
  readonly visible: boolean
  /** How many requests of a wallet the frame has to ask the visitor about. */
  readonly asking: number
}

/** Asks the frame. It is put into the page with the first call. */
export interface FrameHost {
  /**
   * Makes a call. Rejects with `FrameLoadFailedError`, `FrameRemovedError`, `FrameRequestTimeoutError`,
   * `FrameRequestAbortedError`, `FrameRefusedError` or `FrameAnswerInvalidError`; it always settles.
   */
  readonly call: <Name extends FrameCallName>(
    name: Name,
    payload: FrameCallRequest<Name>,
    options?: CallOptions
  ) => Promise<FrameCallAnswer<Name>>
  /** Ends every request that the visitor is asked about, and tells the frame once. */
  readonly rejectRequests: () => void
  /** Has the frame load its document again: whatever it was asked ends, and calls wait until it is ready. */
  readonly reload: () => Promise<void>
  readonly dress: (look: FrameLook) => void
  readonly status: () => FrameStatus
  /** Takes the frame away: whatever it was asked ends. */
  readonly close: () => void
}

/** What a frame is asked over. */
export interface FrameHostNeeds {
  /** Throws where there is no frame to be had. */
  readonly open: OpenFrame
  /** What a frame that became ready is told of the page. */
  readonly greet: () => ReadonlyArray<Greeting>
  readonly onStatus: (status: FrameStatus) => void
  /** Something went wrong that the page's developer should know of. */
  readonly onAlert: (error: KitError) => void
  /** The frame is ready, and the browser keeps nothing of what it stores. */
  readonly onForgetful: () => void
}

/** What the page tells of itself. */
export type Greeting = {
  readonly [Name in "SYNC_THEME" | "SYNC_DAPP_DATA"]: readonly [name: Name, payload: FrameCallRequest<Name>]
}["SYNC_THEME" | "SYNC_DAPP_DATA"]
