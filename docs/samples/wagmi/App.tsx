import { ConnectButton, KitProvider } from "@latchkey/react"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { useConnection, useDisconnect, useSendTransaction, useSwitchChain, WagmiProvider } from "wagmi"
import { parseEther } from "viem"
import { config, kit } from "./kit"

const queries = new QueryClient()

const Tip = () => {
  const { address, chainId } = useConnection()
  const { switchChain } = useSwitchChain()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { disconnect } = useDisconnect()
  return (
    <section>
      <p>
        {address} on {chainId}
      </p>
      <button onClick={() => switchChain({ chainId: 8453 })}>Use Base</button>
      <button onClick={() => sendTransaction({ to: address, value: parseEther("0.001") })}>Tip</button>
      <button onClick={() => disconnect()}>Disconnect</button>
      <p>{hash}</p>
    </section>
  )
}

export const App = () => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queries}>
      <KitProvider kit={kit}>
        <ConnectButton />
        <Tip />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)
