import { useConnect, useConnectors } from "@latchkey/react"

/** A button for one wallet, shown where the visitor has it. */
export const ByName = ({ rdns, children }: { readonly rdns: string; readonly children: string }) => {
  const { connectors } = useConnectors({ namespace: "eip155" })
  const { connect, status } = useConnect()
  const connector = connectors.find(({ id }) => id === rdns)
  if (connector === undefined) return null
  return (
    <button
      type="button"
      disabled={status === "pending"}
      onClick={() => connect({ connectorId: connector.id })}
    >
      {children}
    </button>
  )
}
