import { installedNames, type Network } from "@latchkey/core"
import { useEffect } from "react"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"

/**
 * Has an account's name asked for by whoever knows names, as long as something shows it: it is then in the account's state. Answers
 * whether there may be one, for the room that it needs.
 */
export const useAccountName = (namespace: string, address: string, network?: Network): boolean => {
  const { kit } = useModalContext()
  const names = useModalState(({ plugin }) =>
    kit.hasCapability("nameResolution", namespace) ? installedNames(kit, plugin.fillings) : undefined
  )
  const networkId = network?.caipNetworkId
  useEffect(() => {
    if (networkId !== undefined) names?.profile({ address, networkId }).catch(() => {})
  }, [names, address, networkId])
  return names !== undefined
}
