import type { MissingPart } from "./MissingPart.ts"
import type { parts } from "./parts.ts"
import type { ServerHealth } from "./ServerHealth.ts"

type Parts = typeof parts

/** Name of a part: its plugin's. */
export type PartName = keyof Parts

type Running<Name extends PartName> = Exclude<Awaited<ReturnType<Parts[Name]["start"]>>, MissingPart>

/** The parts by name; those that were not asked for, or whose software is missing, are absent. */
export type StackParts = { readonly [Name in PartName]?: Running<Name> }

/** What the state file holds: everything that another process needs to use the stack; of a part that is absent, nothing. */
export type StackState = { readonly [Name in PartName]: ReturnType<Running<Name>["state"]> } & {
  /** Process id of the stack itself. */
  readonly pid: number
  readonly missing: readonly MissingPart[]
}

/** A running stack. */
export type Stack = StackParts & {
  readonly missing: readonly MissingPart[]
  /** How long the start took, in milliseconds. */
  readonly startTime: number
  health(): Promise<readonly ServerHealth[]>
  state(): StackState
  /** Ends every process of this stack, and none else. May be called twice. */
  stop(): Promise<void>
}
