import { installedNames, type Network } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useEffect, useState } from "react"

/** What a spender is called, by whoever knows names; undefined until that is known, and where it has none. */
export const useSpenderName = (
  namespace: string,
  address: string,
  network: Network | undefined
): string | undefined => {
  const { kit } = useModalContext()
  const names = useModalState(({ plugin }) =>
    kit.hasCapability("nameResolution", namespace) ? installedNames(kit, plugin.fillings) : undefined
  )
  const networkId = network?.caipNetworkId
  const [found, setFound] = useState<{ readonly of: string; readonly name: string | undefined }>()
  useEffect(() => {
    let isShown = true
    if (networkId !== undefined)
      names?.profile({ address, networkId }).then(
        ({ name }) => {
          if (isShown) setFound({ of: address, name })
        },
        () => {}
      )
    return () => {
      isShown = false
    }
  }, [names, address, networkId])
  return found?.of === address ? found.name : undefined
}
