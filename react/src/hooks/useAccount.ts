import type { AddressIn } from "@latchkey/core"
import { selectAccount, type AccountView } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/**
 * The connected account of the active namespace, or of the given one.
 *
 * While a stored session is restored, `status` is `reconnecting` and no address is shown. Renders again only when one
 * of its fields changes; select less with `useKitSnapshot`. With a registered kit, `address` reads as the namespace's
 * addresses do: `0x${string}` of EVM.
 */
export const useAccount = <const Name extends string | undefined = undefined>({
  namespace
}: InNamespace<Name> = {}): AccountView<AddressIn<RegisteredTypes, Name>> =>
  useSelection(
    "useAccount",
    (state) => selectAccount(state, namespace) as AccountView<AddressIn<RegisteredTypes, Name>>
  )
