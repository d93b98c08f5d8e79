import type { PlainObject } from "../record/Plain.ts"
import type { PrivateKind } from "./PrivateKind.ts"

/** The version of the reports that this package writes and reads. */
export const reportVersion = 1

/** One state of a report: what changed since the one before, by slice; all slices in the first. */
export interface ReportState {
  /** Epoch milliseconds. */
  readonly at: number
  readonly slices: PlainObject
  /** Slices that are gone. */
  readonly gone: ReadonlyArray<string>
  /** Numbers of the actions that were under way. */
  readonly during: ReadonlyArray<number>
}

/** A plugin of the kit, and the hosts that it says it may ask. */
export interface ReportPlugin {
  readonly id: string
  readonly failed?: string
  readonly hosts: ReadonlyArray<string>
}

/** What a bug report says: JSON, with stand-ins for what is private. */
export interface DevtoolsReport {
  readonly format: "latchkey-report"
  readonly version: typeof reportVersion
  /** Epoch milliseconds. */
  readonly at: number
  /** Kinds whose values stand as they were, since the person who made it said so. */
  readonly kept: ReadonlyArray<PrivateKind>
  /** How many different values of each kind were met. */
  readonly found: Readonly<Record<PrivateKind, number>>
  readonly page: { readonly browser: string; readonly width: number; readonly height: number }
  readonly plugins: ReadonlyArray<ReportPlugin>
  /** Libraries that the page loaded more than once. */
  readonly duplicates: ReadonlyArray<string>
  readonly states: ReadonlyArray<ReportState>
  /** The views that the modal showed, the oldest first. */
  readonly views: ReadonlyArray<{ readonly at: number; readonly view: string }>
  readonly actions: ReadonlyArray<PlainObject>
  readonly events: ReadonlyArray<PlainObject>
  readonly requests: ReadonlyArray<PlainObject>
  readonly wallets: ReadonlyArray<PlainObject>
}
