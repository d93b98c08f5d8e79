import { useKitSnapshot } from "@latchkey/react"

/** Renders again only when the number changes. */
export const WalletCount = () => {
  const count = useKitSnapshot((state) => state.connection.connectors.length)
  return <p>{count} wallets found</p>
}
