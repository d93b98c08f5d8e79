import { ConnectButton, KitProvider, useAccount, useNetwork } from "@latchkey/react"
import { createWagmiConfig, latchkey } from "@latchkey/wagmi"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { createRoot } from "react-dom/client"
import { erc20Abi, http, type Address, type Hash } from "viem"
import { base, mainnet, polygon } from "viem/chains"
import {
  createConfig,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
  useSendCalls,
  useSendTransaction,
  useSwitchChain,
  useWaitForTransactionReceipt,
  WagmiProvider,
  useWriteContract,
  type Config
} from "wagmi"
import { kitFromQuery } from "./kitFromQuery.ts"

declare const RPC_URLS: Readonly<Record<string, string>>
declare const TOKENS: ReadonlyArray<string>

const kit = kitFromQuery()
const query = new URLSearchParams(location.search)
const chains = [mainnet, base, polygon] as const
const transports = {
  [mainnet.id]: http(RPC_URLS[mainnet.id]),
  [base.id]: http(RPC_URLS[base.id]),
  [polygon.id]: http(RPC_URLS[polygon.id])
}
const receiver: Address = "0x1111111111111111111111111111111111111111"
const usdc = TOKENS.find((id) => id.startsWith("eip155:1:"))!.split(":")[2] as Address

const config: Config =
  query.get("connector") === "on"
    ? (createConfig({
        chains,
        connectors: [latchkey(kit)],
        transports,
        multiInjectedProviderDiscovery: false
      }) as unknown as Config)
    : (createWagmiConfig(kit, {
        transports,
        describe: ({ calls }) => (calls[0]?.to === usdc ? { text: "Tip the baker" } : undefined)
      }) as unknown as Config)

/** Every state of both that was drawn together and was not the same. */
const disagreements: Array<unknown> = []

const Facts = () => {
  const theirs = useConnection()
  const ours = useAccount()
  const { networkId } = useNetwork()
  const [connector] = useConnectors()
  const { mutate: connect, error: refused } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const { mutate: switchChain, error: unswitched } = useSwitchChain()
  const { mutateAsync: send, error: unsent } = useSendTransaction()
  const { mutateAsync: write } = useWriteContract()
  const { mutate: sendCalls, data: calls } = useSendCalls()
  const [hash, setHash] = useState<Hash>()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const drawn = { status: theirs.status, address: theirs.address }
  if (query.get("connector") !== "on" && (drawn.status !== ours.status || drawn.address !== ours.address))
    disagreements.push({ theirs: drawn, ours: { status: ours.status, address: ours.address } })
  return (
    <main>
      <h1>Test app</h1>
      <output name="status">{theirs.status}</output>
      <output name="address">{theirs.address}</output>
      <output name="chain">{theirs.chainId}</output>
      <output name="network">{networkId}</output>
      <output name="error">{refused?.name ?? unswitched?.name ?? unsent?.name}</output>
      <output name="hash">{hash}</output>
      <output name="receipt">{receipt?.status}</output>
      <output name="calls">{calls?.id}</output>
      <button type="button" onClick={() => connect({ connector: connector! })}>
        Enter
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
      <button type="button" onClick={() => switchChain({ chainId: base.id })}>
        Use Base
      </button>
      <button type="button" onClick={() => send({ to: receiver, value: 5n }).then(setHash, () => {})}>
        Send coins
      </button>
      <button
        type="button"
        onClick={() =>
          write({ abi: erc20Abi, address: usdc, functionName: "transfer", args: [receiver, 7n] }).then(
            setHash
          )
        }
      >
        Send tokens
      </button>
      <button type="button" onClick={() => sendCalls({ calls: [{ to: receiver, value: 1n }] })}>
        Send calls
      </button>
    </main>
  )
}

createRoot(document.getElementById("root")!).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <ConnectButton />
        <Facts />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>
)

Object.assign(window, { kit, disagreements })
