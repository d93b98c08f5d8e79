import type { ErrorCodesOf } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { BitcoinProvider } from "./provider/BitcoinProvider.ts"

/** What the type checker knows of Bitcoin. */
export interface BitcoinTypes {
  readonly namespaces: { readonly bip122: { readonly address: string; readonly provider: BitcoinProvider } }
  readonly errorCode: ErrorCodesOf<typeof errors>
}
