import { ConnectButton } from "@latchkey/react"

/** A button for each kind of chain: each shows, and opens, its own account. */
export const TwoChains = () => (
  <>
    <ConnectButton namespace="eip155" />
    <ConnectButton namespace="solana" />
  </>
)
