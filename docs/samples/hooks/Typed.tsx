import { useAccount, useProvider, useSwitchNetwork } from "@latchkey/react"

export const Typed = () => {
  const { address } = useAccount({ namespace: "eip155" })
  const { provider } = useProvider({ namespace: "eip155" })
  const { switchNetwork, error } = useSwitchNetwork()

  const hex: `0x${string}` | undefined = address
  return (
    <>
      <p title={hex}>{provider === undefined ? "Not connected" : "Connected"}</p>
      <button type="button" onClick={() => switchNetwork({ networkId: "eip155:8453" })}>
        Base
      </button>
      {error?.code === "NETWORK_SWITCH_REJECTED" && <p>You stay where you are.</p>}
    </>
  )
}
