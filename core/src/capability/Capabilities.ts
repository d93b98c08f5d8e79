import type { NativeBalance } from "./NativeBalance.ts"
import type { NetworkSwitching } from "./NetworkSwitching.ts"
import type { PaymentRequest } from "./PaymentRequest.ts"
import type { Signing } from "./Signing.ts"

/**
 * What a namespace can do. A chain fills in what it has; a feature asks and is not offered where the capability is
 * absent. Nothing ever asks for a namespace by name.
 */
export interface Capabilities {
  readonly signing?: Signing
  readonly networkSwitching?: NetworkSwitching
  readonly nativeBalance?: NativeBalance
  readonly paymentRequest?: PaymentRequest
}
