import { useAnchorWallet, useWallet, WalletProvider } from "@latchkey/solana/wallet-adapter"
import { PublicKey } from "@solana/web3.js"
import type { ReactNode } from "react"
import { kit } from "../solana/kit"

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <WalletProvider kit={kit} PublicKey={PublicKey}>
    {children}
  </WalletProvider>
)

export const Account = () => {
  const { connected, connect, disconnect } = useWallet<PublicKey>()
  // What `new AnchorProvider(connection, wallet)` takes.
  const wallet = useAnchorWallet<PublicKey>()
  return (
    <button onClick={connected ? disconnect : connect}>{wallet?.publicKey.toBase58() ?? "Connect"}</button>
  )
}
