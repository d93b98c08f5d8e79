import { useMultiWallet } from "@latchkey/multi-wallet/react"

export const Wallets = () => {
  const { connections, recentConnections, switching, deleteConnection } = useMultiWallet()
  return (
    <ul>
      {[...connections, ...recentConnections].map((wallet) => (
        <li key={`${wallet.namespace} ${wallet.connectorId}`}>
          <button disabled={wallet.status === "connected"} onClick={() => switching.run(wallet)}>
            {wallet.name}
          </button>
          {wallet.status === "disconnected" && (
            <button aria-label={`Remove ${wallet.name}`} onClick={() => void deleteConnection(wallet)}>
              ×
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
