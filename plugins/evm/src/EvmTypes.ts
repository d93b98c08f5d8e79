import type { ErrorCodesOf } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { Eip1193Provider } from "./provider/Eip1193.ts"

/** What the type checker knows of EVM. */
export interface EvmTypes {
  readonly namespaces: {
    readonly eip155: { readonly address: `0x${string}`; readonly provider: Eip1193Provider }
  }
  readonly errorCode: ErrorCodesOf<typeof errors>
}
