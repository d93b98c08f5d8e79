import type { ErrorCodesOf } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { KeplrProvider } from "./provider/Keplr.ts"

/** What the type checker knows of Cosmos. */
export interface CosmosTypes {
  readonly namespaces: { readonly cosmos: { readonly address: string; readonly provider: KeplrProvider } }
  readonly errorCode: ErrorCodesOf<typeof errors>
}
