import type { KitCore } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"
import { useAction } from "./useAction.ts"

/** The network to move to, by CAIP-2 id. */
export type SwitchNetworkRequest = Parameters<KitCore["switchNetwork"]>[0]

/**
 * Makes a network active, asking the connected wallet to move: `switchNetwork({ networkId })`.
 *
 * `error` is what {@link KitCore.switchNetwork} rejects with; a visitor who declines gives `NETWORK_SWITCH_REJECTED`.
 */
export const useSwitchNetwork = () => {
  const { kit } = useKitContext("useSwitchNetwork")
  const { run, runAsync, ...action } = useAction((...parameters: Parameters<KitCore["switchNetwork"]>) =>
    kit.switchNetwork(...parameters)
  )
  return { ...action, switchNetwork: run, switchNetworkAsync: runAsync }
}
