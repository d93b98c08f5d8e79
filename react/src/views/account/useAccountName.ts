import { installedNames, type Network } from "@latchkey/core"
import { useEffect } from "react"
import { useModalContext, useModalState } from "../../modal/ModalContext.ts"

/** Has an account's name asked for by whoever knows names, as long as something shows it: it is then in the account's state. */
export const useAccountName = (address: string, network?: Network): void => {
  const { kit } = useModalContext()
  const names = useModalState(({ plugin }) => installedNames(kit, plugin.fillings))
  const networkId = network?.caipNetworkId
  useEffect(() => {
    if (networkId !== undefined) names?.profile({ address, networkId }).catch(() => {})
  }, [names, address, networkId])
}
