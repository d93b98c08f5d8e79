import type { AddressIn, CaipAddress } from "@latchkey/core"
import { selectAccount, type AccountView } from "@latchkey/core/select"
import { namespaceOf, type InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelectedRefs, type Refs } from "./useSelection.ts"

/** The fields of an account. */
export interface AccountFields<Address extends string> extends Omit<
  AccountView,
  "address" | "caipAddress" | "isConnected" | "status"
> {
  readonly status: AccountView["status"]
  readonly isConnected: boolean
  /** Undefined unless `status` is `connected`. */
  readonly address: Address | undefined
  /** CAIP-10. */
  readonly caipAddress: CaipAddress | undefined
}

/**
 * The connected account of the active namespace, or of the given one, each field a ref.
 *
 * While a stored session is restored, `status` is `reconnecting` and no address is shown.
 */
export const useAccount = <const Name extends string | undefined = undefined>(
  within: InNamespace<Name> = {}
): Refs<AccountFields<AddressIn<RegisteredTypes, Name>>> =>
  useSelectedRefs(
    "useAccount",
    (state) => selectAccount(state, namespaceOf(within)) as AccountFields<AddressIn<RegisteredTypes, Name>>
  )
