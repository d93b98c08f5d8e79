import { createKit } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { createWagmiConfig } from "@latchkey/wagmi"
import { base } from "viem/chains"
import { http } from "wagmi"

const kit = createKit({ app: { name: "Tea shop" }, networks: [base], plugins: [evm()] })
const till = "0x1111111111111111111111111111111111111111"

export const config = createWagmiConfig(kit, {
  transports: { [base.id]: http("https://rpc.tea.example/8453") },
  describe: ({ calls: [call] }) =>
    call?.to === till ? { kind: "pay", receiver: till, text: "A pot of tea" } : undefined
})
