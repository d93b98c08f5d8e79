import { useConnect, useConnectors } from "@latchkey/react"

/** Your own list of wallets, without the modal. */
export const Wallets = () => {
  const { connectors } = useConnectors({ namespace: "eip155" })
  const { connect, cancel, status, request, error } = useConnect()

  return (
    <ul>
      {connectors.map(({ id, name, icon }) => (
        <li key={id}>
          <button type="button" onClick={() => connect({ connectorId: id })}>
            <img src={icon} alt="" width={24} height={24} /> {name}
          </button>
          {status === "pending" && request.connectorId === id && (
            <button type="button" onClick={cancel}>
              Cancel
            </button>
          )}
          {status === "error" && request.connectorId === id && <p>{error.advice}</p>}
        </li>
      ))}
    </ul>
  )
}
