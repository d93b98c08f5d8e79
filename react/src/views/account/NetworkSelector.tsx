import { journeyViews } from "@latchkey/core"
import { Icon } from "../../components/Icon.tsx"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { DownIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { networkName } from "../networkName.ts"
import { allNetworks, ofNamespace, shownNetwork } from "../selectors.ts"

/** The network in use; opens the list if there are others. */
export const NetworkSelector = () => {
  const { kit, messages } = useModalContext()
  const network = useModalState(shownNetwork)
  const canChoose = useModalState((state) => {
    const networks = allNetworks(ofNamespace(state.network.byNamespace, state.navigation.namespace))
    const current = shownNetwork(state)?.caipNetworkId
    return networks.length > 1 || !networks.some(({ caipNetworkId }) => caipNetworkId === current)
  })
  if (kit.options.enableNetworkSwitch === false) return null
  const name = networkName(network, messages)
  const label = fill(messages.button.openNetworks, { network: name })
  return (
    <button
      type="button"
      className="network-selector"
      aria-label={label}
      aria-disabled={!canChoose || undefined}
      onClick={() => {
        if (canChoose) kit.navigation.push(journeyViews.networks)
      }}
    >
      {network === undefined ? (
        <Icon id="" name="?" size={24} />
      ) : (
        <NetworkPicture network={network} size={24} />
      )}
      <bdi>{name}</bdi>
      {canChoose && <DownIcon />}
    </button>
  )
}
