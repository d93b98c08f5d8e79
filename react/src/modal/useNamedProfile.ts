import { installedNames, type NamedProfile, type Network } from "@latchkey/core"
import { useEffect, useState } from "react"
import { useModalContext, useModalState } from "../context/ModalContext.ts"

/**
 * Name and picture of an address, by whoever knows names; undefined until they are known, where nobody knows names, and while there
 * is no address to ask about.
 */
export const useNamedProfile = (
  namespace: string,
  address: string | undefined,
  network: Network | undefined
): NamedProfile | undefined => {
  const { kit } = useModalContext()
  const names = useModalState(({ plugin }) =>
    kit.hasCapability("nameResolution", namespace) ? installedNames(kit, plugin.fillings) : undefined
  )
  const networkId = network?.caipNetworkId
  const [found, setFound] = useState<{ readonly of: string; readonly profile: NamedProfile }>()
  useEffect(() => {
    let isShown = true
    if (networkId !== undefined && address !== undefined)
      names?.profile({ address, networkId }).then(
        (profile) => {
          if (isShown) setFound({ of: `${networkId}:${address}`, profile })
        },
        () => {}
      )
    return () => {
      isShown = false
    }
  }, [names, address, networkId])
  return found?.of === `${networkId}:${address}` ? found.profile : undefined
}
