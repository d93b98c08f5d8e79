import type { Cancellable } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"
import { useAction, type NamedAction } from "./useAction.ts"
import type { RegisteredTypes } from "./useKit.ts"

/** The network to switch to, by CAIP-2 id: one of the registered kit's. */
export interface SwitchNetworkRequest {
  readonly networkId: RegisteredTypes["networkId"]
}

type SwitchNetworkParameters = [request: SwitchNetworkRequest, options?: Cancellable]

/**
 * Makes a network active, asking the connected wallet to switch: `switchNetwork({ networkId })`.
 *
 * `error` is what {@link KitCore.switchNetwork} rejects with: `NETWORK_SWITCH_REJECTED` if the visitor declines.
 */
export const useSwitchNetwork = (): NamedAction<"switchNetwork", SwitchNetworkParameters, void> => {
  const { kit } = useKitContext("useSwitchNetwork")
  const { run, runAsync, ...action } = useAction((...parameters: SwitchNetworkParameters) =>
    kit.switchNetwork(...parameters)
  )
  return { ...action, switchNetwork: run, switchNetworkAsync: runAsync }
}
