import type { ConnectionStatus } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"
import { accountIn, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** A connected namespace's provider. */
export interface ProviderView<P> {
  readonly status: ConnectionStatus
  /** The live provider, as the namespace's plugin documents it; there exactly when `status` is `connected`. */
  readonly provider: P | undefined
}

/**
 * The live provider of the active namespace, or of the one named, for a chain library: `useProvider<Eip1193Provider>()`.
 *
 * `P` is what you say it is; the kit does not check it.
 */
export const useProvider = <P = unknown>({ namespace }: InNamespace = {}): ProviderView<P> => {
  const { kit } = useKitContext("useProvider")
  return useSelection("useProvider", (state) => {
    const status = accountIn(state, namespace)?.status ?? "disconnected"
    return {
      status,
      provider: status === "connected" ? (kit.getProvider(namespace) as P | undefined) : undefined
    }
  })
}
