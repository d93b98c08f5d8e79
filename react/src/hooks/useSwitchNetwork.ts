import type { Cancellable, NetworkChoice } from "@latchkey/core"
import { useKitContext } from "../context/KitContext.ts"
import { useAction, type NamedAction } from "./useAction.ts"
import type { RegisteredTypes } from "./useKit.ts"

/** The network to switch to, one of the registered kit's: by CAIP-2 id, or by the number of its chain. */
export type SwitchNetworkRequest = NetworkChoice<RegisteredTypes["networkId"]>

type SwitchNetworkParameters = [request: SwitchNetworkRequest, options?: Cancellable]

/**
 * Makes a network active, asking the connected wallet to switch: `switchNetwork({ networkId })` or `switchNetwork({ chainId })`.
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
