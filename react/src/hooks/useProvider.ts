import type { ConnectionStatus, ProviderIn } from "@latchkey/core"
import { useKitContext } from "../context/KitContext.ts"
import { accountIn } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/** A connected namespace's provider. */
export interface ProviderView<P> {
  readonly status: ConnectionStatus
  /** The live provider, as the namespace's plugin documents it; present exactly when `status` is `connected`. */
  readonly provider: P | undefined
}

/**
 * The live provider of the active namespace, or of the given one, for a chain library. With a registered kit, its type is
 * the one that the namespace's plugin names: `useProvider({ namespace })`.
 */
export const useProvider = <const Name extends string | undefined = undefined>({
  namespace
}: InNamespace<Name> = {}): ProviderView<ProviderIn<RegisteredTypes, Name>> => {
  const { kit } = useKitContext("useProvider")
  return useSelection("useProvider", (state) => {
    const status = accountIn(state, namespace)?.status ?? "disconnected"
    return {
      status,
      provider:
        status === "connected"
          ? (kit.getProvider(namespace) as ProviderIn<RegisteredTypes, Name> | undefined)
          : undefined
    }
  })
}
