import type * as Effect from "effect/Effect"
import type { Amount } from "../chain/Amount.ts"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** Reading the native balance of an account. */
export interface NativeBalance {
  /** Native balance in base units, latest block, not cached here. `provider` is the connected wallet's, if any. */
  readonly read: (request: {
    readonly address: string
    readonly network: Network
    readonly provider?: unknown
  }) => Effect.Effect<Amount, KitError>
}

/** The capability of a namespace that has a native coin whose balance can be read. */
export const nativeBalance = defineCapability<NativeBalance>("nativeBalance")
