import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { solana, solanaMainnet } from "@latchkey/solana"
import { walletConnect } from "@latchkey/walletconnect/react"
import { base, mainnet } from "@latchkey/evm/networks"

export const kit = createKit({
  app: { name: "Example", url: "https://example.com", icons: ["https://example.com/icon.png"] },
  networks: [mainnet, base, solanaMainnet],
  plugins: [
    evm(),
    solana(),
    walletConnect({ projectId: "your project id", relayUrl: ["wss://relay.walletconnect.org"] })
  ]
})
