import type { BitcoinNetwork, BitcoinPart } from "./bitcoin/startBitcoin.ts"
import type { CosmosNetwork, CosmosPart } from "./cosmos/startCosmos.ts"
import type { EvmChain, EvmPart } from "./evm/startEvm.ts"
import type { PolkadotNetwork, PolkadotPart } from "./polkadot/startPolkadot.ts"
import type { SolanaNetwork, SolanaPart } from "./solana/startSolana.ts"

/** A part that was left out because its software is not installed. */
export interface MissingPart {
  /** Name of the part. */
  readonly missing: string
  /** The package that brings the software: of npm, or of Debian. */
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

/** The parts by name; those that were not asked for, or whose software is missing, are absent. */
export interface StackParts {
  readonly evm?: EvmPart
  readonly solana?: SolanaPart
  readonly bitcoin?: BitcoinPart
  readonly polkadot?: PolkadotPart
  readonly cosmos?: CosmosPart
}

/** Name of a part. */
export type PartName = keyof StackParts

/** What the state file holds: everything that another process needs to use the stack. */
export interface StackState {
  /** Process id of the stack itself. */
  readonly pid: number
  readonly evm: readonly Omit<EvmChain, "rpc">[]
  readonly solana: readonly SolanaNetwork[]
  readonly bitcoin: readonly BitcoinNetwork[]
  readonly polkadot: readonly Omit<PolkadotNetwork, "rpc">[]
  readonly cosmos: readonly CosmosNetwork[]
  readonly missing: readonly MissingPart[]
}

/** A running stack. */
export interface Stack extends StackParts {
  readonly missing: readonly MissingPart[]
  /** How long the start took, in milliseconds. */
  readonly startTime: number
  health(): Promise<readonly ServerHealth[]>
  state(): StackState
  /** Ends every process of this stack, and none else. May be called twice. */
  stop(): Promise<void>
}
