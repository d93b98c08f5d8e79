import { isRejection, KitError } from "@latchkey/core"
import { hasForeignCode } from "@latchkey/core/effect"

/**
 * Why a wallet did not give what it was asked for.
 *
 * - `rejected`: the visitor declined; - `busy`: an earlier request is open; - `unsupported`: no such function there;
 * - `denied`: the site may not see this; - `silent`: no answer in time; - `failed`: anything else.
 */
export type FaultKind = "rejected" | "busy" | "unsupported" | "denied" | "silent" | "failed"

/** What every function of a wallet's wire rejects with. */
export class WalletFault extends Error {
  readonly kind: FaultKind
  /** The foreign value as it came; only a `KitError` may keep it, which redacts it. */
  override readonly cause: unknown
  constructor(kind: FaultKind, cause: unknown) {
    super(kind)
    this.kind = kind
    this.cause = cause
  }
}

/** The meaning of error codes that only one kind of wallet gives. */
export type FaultCodes = Readonly<Partial<Record<FaultKind, ReadonlyArray<number>>>>

const common: ReadonlyArray<readonly [FaultKind, ReadonlyArray<number>]> = [
  ["busy", [-32002]],
  ["denied", [4100]],
  ["unsupported", [4200, -32601]]
]

/** What a foreign value means that a wallet threw. */
export const toFault = (cause: unknown, codes: FaultCodes = {}): WalletFault | KitError => {
  if (cause instanceof WalletFault || cause instanceof KitError) return cause
  const own = Object.entries(codes) as Array<[FaultKind, ReadonlyArray<number>]>
  const [kind] = [...own, ...common].find(([, known]) => hasForeignCode(cause, ...known)) ?? []
  return new WalletFault(kind ?? (isRejection(cause) ? "rejected" : "failed"), cause)
}
