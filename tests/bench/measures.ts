import { readFileSync } from "node:fs"
import path from "node:path"

/** What a measure is called in the report, and how its number is written. */
export interface Measure {
  readonly label: string
  readonly digits?: number
  /** More is better; otherwise less is. */
  readonly more?: boolean
}

/** Everything that is measured; a page of React alone beside it, for comparison. */
export const measures = {
  reactButton: { label: "React alone: button visible, ms" },
  button: { label: "button visible, ms" },
  firstOpen: { label: "first open, fetched ahead, after hover, ms" },
  unfetchedOpen: { label: "first open, nothing fetched ahead, ms" },
  secondOpen: { label: "second open, ms" },
  connect: { label: "wallet click to connected, ms" },
  reload: { label: "reload to reconnected, ms" },
  reactBlocking: { label: "React alone: blocking time at load, ms" },
  blocking: { label: "blocking time at load, ms" },
  reactHeap: { label: "React alone: JS heap, MB", digits: 1 },
  heap: { label: "JS heap after open, MB", digits: 1 },
  reactPhone: { label: "React alone: slow phone, button, ms" },
  phone: { label: "slow phone, earliest click: row, ms" },
  elements: { label: "600 wallets: elements" },
  frames: { label: "600 wallets: frames a second", more: true },
  gridElements: { label: "grid of all wallets: elements" },
  gridFrames: { label: "grid of all wallets: frames a second", more: true },
  gridTask: { label: "grid of all wallets: longest task over 50, ms" }
} as const satisfies Record<string, Measure>

export type MeasureName = keyof typeof measures

/** What one visit to a page measured. */
export type Samples = Partial<Record<MeasureName, number>>

/** How fast the processor is: as it is, or four times slower. */
export type Speed = "plain" | "slowed"

type Numbers = Partial<Record<Speed, number>>

/** What a measure must be, and what we aim for. */
export interface Target {
  readonly must: Numbers
  readonly wants: Numbers
}

/** The targets, from `targets.json`; a measure without one is there for comparison. */
export const targets = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "targets.json"), "utf8")
) as Partial<Record<MeasureName, Target>>
