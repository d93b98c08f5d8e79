import { siwxServer } from "@latchkey/siwx/server"
import { createPublicClient, http } from "viem"
import { mainnet } from "viem/chains"

const client = createPublicClient({ chain: mainnet, transport: http("https://rpc.example.com") })

export const signIn = siwxServer({
  origin: "https://shop.example",
  chains: ["eip155:1"],
  readContract: async ({ to, data }) => {
    const { data: answer } = await client.call({
      data: data as `0x${string}`,
      // Without an address, the chain runs the code that asks an account which is not deployed yet.
      ...(to === undefined ? {} : { to: to as `0x${string}` })
    })
    return answer ?? "0x"
  }
})
