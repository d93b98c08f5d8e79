import type { ErrorCodesOf } from "@latchkey/core"
import type * as errors from "./errors.ts"

/** What the type checker knows of Polkadot. */
export interface PolkadotTypes {
  readonly namespaces: { readonly polkadot: { readonly address: string; readonly provider: unknown } }
  readonly errorCode: ErrorCodesOf<typeof errors>
}
