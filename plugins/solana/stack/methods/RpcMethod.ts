import { isAddress } from "@solana/kit"
import type { Ledger } from "../Ledger.ts"
import { invalidParams } from "../RpcError.ts"

/** What a method answers from. */
export interface NodeContext {
  readonly ledger: Ledger
  readonly genesisHash: string
  /** Sends lamports out of the faucet and answers with the signature. */
  readonly airdrop: (to: string, lamports: bigint) => Promise<string>
}

/** Answers a request: a value for `result`, a promise of one, or an `RpcError`. */
export type RpcMethod = (params: readonly unknown[], context: NodeContext) => unknown

export type RpcMethods = Readonly<Record<string, RpcMethod>>

/** An answer with the slot that it belongs to. */
export const withContext = (ledger: Ledger, value: unknown) => ({
  context: { apiVersion: "3.0.0", slot: ledger.slot() },
  value
})

/** An address. Fails with -32602. */
export function addressParam(value: unknown): string {
  if (typeof value !== "string" || !isAddress(value)) throw invalidParams("Invalid param: Invalid")
  return value
}

/** A list of at most `most`. Fails with -32602. */
export function listParam(value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw invalidParams("Invalid params: invalid type, expected a sequence.")
  if (value.length > most) throw invalidParams(`Too many inputs provided; max ${most}`)
  return value
}

/** A whole number that is not negative. Fails with -32602. */
export function countParam(value: unknown): bigint {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw invalidParams("Invalid params: invalid type, expected u64.")
  }
  return BigInt(Number(value))
}

/** The configuration, which may be missing. Fails with -32602. */
export function configParam(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  if (typeof value !== "object" || Array.isArray(value)) {
    throw invalidParams("Invalid params: invalid type, expected a configuration.")
  }
  return value as Readonly<Record<string, unknown>>
}
