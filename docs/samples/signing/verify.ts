import { createPublicClient, http } from "viem"
import { base } from "viem/chains"

const client = createPublicClient({ chain: base, transport: http("https://rpc.example.com") })

/** On your server. Accounts that are contracts are asked on their chain, deployed or not. */
export const isBy = (address: `0x${string}`, message: string, signature: `0x${string}`): Promise<boolean> =>
  client.verifyMessage({ address, message, signature })
