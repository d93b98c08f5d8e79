import { useNetwork, useNetworks, useSwitchNetwork } from "@latchkey/react"

export const Networks = () => {
  const networks = useNetworks()
  const { networkId } = useNetwork()
  const { switchNetwork, status } = useSwitchNetwork()

  return networks.map(({ caipNetworkId, name }) => (
    <button
      key={caipNetworkId}
      type="button"
      aria-pressed={caipNetworkId === networkId}
      disabled={status === "pending"}
      onClick={() => switchNetwork({ networkId: caipNetworkId })}
    >
      {name}
    </button>
  ))
}
