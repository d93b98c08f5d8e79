import type { ErrorCodesOf } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { SolanaProvider } from "./provider/SolanaProvider.ts"

/** What the type checker knows of Solana. */
export interface SolanaTypes {
  readonly namespaces: { readonly solana: { readonly address: string; readonly provider: SolanaProvider } }
  readonly errorCode: ErrorCodesOf<typeof errors>
}
