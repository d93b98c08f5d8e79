import { useReadContract, useWriteContract } from "@latchkey/evm/react"
import { erc20Abi } from "viem"

const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
const shop = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

export const Tea = () => {
  const { data: supply } = useReadContract({
    chainId: 8453,
    address: usdc,
    abi: erc20Abi,
    functionName: "totalSupply"
  })
  const { writeContract, status, error } = useWriteContract()
  const pay = () =>
    writeContract({
      chainId: 8453,
      address: usdc,
      abi: erc20Abi,
      functionName: "transfer",
      args: [shop, 2_500_000n],
      description: { kind: "app", text: "A pot of tea" }
    })
  return (
    <button disabled={status === "pending"} onClick={pay}>
      {error?.code ?? `Pay, of ${supply ?? "…"}`}
    </button>
  )
}
