import { erc20Abi } from "viem"
import { waitForTransactionReceipt, writeContract } from "viem/actions"
import { kit } from "../quick-start/kit"

const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** Pays 2.50 USDC on Base. The wallet asks the visitor; the receipt says whether it was mined. */
export const pay = async (): Promise<boolean> => {
  const client = await kit.evm.getClient({ networkId: "eip155:8453" })
  const wallet = await kit.evm.getWalletClient()
  const hash = await writeContract(wallet, {
    address: usdc,
    abi: erc20Abi,
    functionName: "transfer",
    args: [shop, 2_500_000n],
    chain: client.chain
  })
  // Followed by the kit from here on: over a reload too, and in the visitor's Activity.
  await kit.transactions.add({
    networkId: "eip155:8453",
    hash,
    description: { kind: "app", text: "A pot of tea" }
  })
  const { status } = await waitForTransactionReceipt(client, { hash })
  return status === "success"
}
