import { useAction, useKit } from "@latchkey/react"
import { erc20Abi } from "viem"
import { readContract } from "viem/actions"
import { useCallback } from "react"

const usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"

/** Reads while nobody is connected too: from your RPC URLs. */
export const Supply = () => {
  const kit = useKit()
  const read = useCallback(async () => {
    const client = await kit.evm.getClient({ networkId: "eip155:8453" })
    return readContract(client, { address: usdc, abi: erc20Abi, functionName: "totalSupply" })
  }, [kit])
  const { run, data, status } = useAction(read)
  return (
    <button type="button" disabled={status === "pending"} onClick={() => run()}>
      {status === "success" ? String(data) : "Read the supply"}
    </button>
  )
}
