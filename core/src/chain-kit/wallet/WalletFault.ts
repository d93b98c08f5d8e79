import { hasForeignCode, isRejection } from "../../error/isRejection.ts"
import { attempt } from "../../error/attempt.ts"

/**
 * Why a wallet did not give what it was asked for.
 *
 * - `rejected`: the visitor declined; - `busy`: an earlier request is open; - `unsupported`: it has no such method;
 * - `denied`: the site may not see or do this; - `silent`: no answer in time; - `failed`: anything else.
 */
export type WalletFaultKind = "rejected" | "busy" | "unsupported" | "denied" | "silent" | "failed"

/** What one chain's or one wallet's own words mean; undefined for what is said as everywhere. Must not throw. */
export type FaultKindOf = (cause: unknown) => WalletFaultKind | undefined

/** What a call of a wallet ends with when it gave nothing. Source: the wallet, or the kit's own check of its answer. */
export class WalletFault extends Error {
  readonly _tag = "WalletFault"
  readonly kind: WalletFaultKind
  /** The foreign value as it came; only a `KitError` may keep it, which redacts it. */
  override readonly cause: unknown
  constructor(kind: WalletFaultKind, cause: unknown) {
    super(kind)
    this.kind = kind
    this.cause = cause
  }
}

const commonKindOf = (cause: unknown): WalletFaultKind =>
  isRejection(cause)
    ? "rejected"
    : hasForeignCode(cause, -32002)
      ? "busy"
      : hasForeignCode(cause, 4200, -32601, -32004)
        ? "unsupported"
        : hasForeignCode(cause, 4100)
          ? "denied"
          : "failed"

/**
 * What a foreign value means that a wallet threw or rejected with: by `kindOf` where that knows it, else by the codes of
 * EIP-1193 and JSON-RPC, wherever they are nested, and the usual texts. A `WalletFault` stays as it is. Never throws.
 */
export const toWalletFault = (cause: unknown, kindOf?: FaultKindOf): WalletFault =>
  attempt(() => (cause instanceof WalletFault ? cause : undefined)) ??
  new WalletFault(kindOf?.(cause) ?? commonKindOf(cause), cause)
