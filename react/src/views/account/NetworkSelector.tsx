import { Icon } from "../../components/Icon.tsx"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { DownIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { networkName } from "../networkName.ts"
import { activeNetwork, allNetworks } from "../selectors.ts"

/** The network in use; leads to the others when there are any. */
export const NetworkSelector = () => {
  const { kit, messages } = useModal()
  const network = useModalState(activeNetwork)
  const canChoose = useModalState((state) => {
    const networks = allNetworks(state.network.byNamespace)
    const current = activeNetwork(state)?.caipNetworkId
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
      title={name}
      aria-disabled={!canChoose || undefined}
      onClick={() => {
        if (canChoose) kit.navigation.push("Networks")
      }}
    >
      {network === undefined ? (
        <Icon id="" name="?" size={24} />
      ) : (
        <NetworkPicture network={network} size={24} />
      )}
      {canChoose && <DownIcon />}
    </button>
  )
}
