import type { KitCore } from "@latchkey/core"
import type { Recorder } from "../record/Recorder.ts"
import type { PlainObject } from "../record/Plain.ts"
import type { DevtoolsReport } from "../report/DevtoolsReport.ts"
import type { PrivateKind } from "../report/PrivateKind.ts"

/** A report that is looked at. */
export interface Replay {
  readonly report: DevtoolsReport
  readonly states: ReadonlyArray<PlainObject>
  step: number
  /** The kit's modal draws the states too. */
  drawn: boolean
}

/** What the tabs of a panel draw, and what they change. */
export interface PanelContext {
  readonly kit: KitCore
  readonly recorder: Recorder
  /** Keys of what is unfolded: it stays so when a tab is drawn again. */
  readonly unfolded: Set<string>
  /** Kinds whose values the next report keeps. */
  readonly kept: Set<PrivateKind>
  replay: Replay | undefined
  /** What went wrong with the last report, in words. */
  problem: string
  /** Draws the tab again. */
  readonly draw: () => void
}

/** A tab of the panel. */
export interface PanelTab {
  readonly id: string
  readonly title: string
  /** How much there is in it, where that is worth saying. */
  readonly count?: (context: PanelContext) => number
  readonly draw: (context: PanelContext) => ReadonlyArray<Node>
}
