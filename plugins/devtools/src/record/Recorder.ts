import type { KitState } from "@latchkey/core"
import type { NodeFaults } from "./nodeFaults.ts"
import type { Recording } from "./Recording.ts"
import type { WalletFaultName } from "./WalletFault.ts"

/** Records one kit. */
export interface Recorder {
  readonly read: () => Recording
  readonly clear: () => void
  readonly subscribe: (listener: () => void) => () => void
  /** What is wrong with every wallet from now on. */
  readonly setFault: (fault: WalletFaultName) => void
  readonly fault: () => WalletFaultName
  /** What is wrong with every node of the kit's networks. */
  readonly nodeFaults: NodeFaults
  /**
   * Lets everything that draws the kit draw this state in place of its own, and refuses actions meanwhile; undefined ends it. What is
   * installed stays the kit's own: the views' code is in it.
   */
  readonly show: (state: Readonly<Record<string, unknown>> | undefined) => void
  readonly isShowing: () => boolean
  /** Resolves when wallets are heard: a wallet that is connected before it is heard from its next connection on. */
  readonly hearing: Promise<void>
  /** Gives the kit back all that was taken. */
  readonly dispose: () => void
}

/** The slices that a state that is shown takes from the kit itself: they hold functions. */
export const liveSlices: ReadonlyArray<keyof KitState> = ["plugin"]
