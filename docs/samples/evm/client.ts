import { getBlockNumber, readContract } from "viem/actions"
import { erc20Abi } from "viem"
import { kit } from "../quick-start/kit"

// Reads: your `customRpcUrls` first, then the connected wallet while it is on that network.
const client = await kit.evm.getClient({ networkId: "eip155:8453" })
const block = await getBlockNumber(client)
const supply = await readContract(client, {
  address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
  abi: erc20Abi,
  functionName: "totalSupply"
})

// Writes: the connected wallet asks the visitor.
const wallet = await kit.evm.getWalletClient()
const hash = await wallet.sendTransaction({
  to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  value: 10n ** 15n,
  chain: client.chain
})

console.log(block, supply, hash)
