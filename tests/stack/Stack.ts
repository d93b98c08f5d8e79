import type { EvmChain, EvmPart } from "./evm/startEvm.ts"

/** A part that was left out because its software is not installed. */
export interface MissingPart {
  /** Name of the part. */
  readonly missing: string
  /** The npm package that brings the software. */
  readonly package: string
}

/** One server of the stack and whether it answers. */
export interface ServerHealth {
  readonly name: string
  readonly url: string
  readonly healthy: boolean
  /** What it said about itself, or why it did not answer. */
  readonly detail: string
}

/** What the state file holds: everything that another process needs to use the stack. */
export interface StackState {
  /** Process id of the stack itself. */
  readonly pid: number
  readonly evm: readonly Omit<EvmChain, "rpc">[]
  readonly missing: readonly MissingPart[]
}

/** A running stack. */
export interface Stack {
  /** Ethereum nodes; absent when their binary is missing. */
  readonly evm?: EvmPart
  readonly missing: readonly MissingPart[]
  /** How long the start took, in milliseconds. */
  readonly startTime: number
  health(): Promise<readonly ServerHealth[]>
  state(): StackState
  /** Ends every process of this stack, and none else. May be called twice. */
  stop(): Promise<void>
}
