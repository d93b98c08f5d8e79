import { encodeFunctionData, erc20Abi, toHex } from "viem"

/** A local chain that a shop of the stack pays out on. */
export interface PayOutChain {
  readonly rpcUrl: string
  readonly tokens: { readonly usdc: `0x${string}` }
}

/** Accounts of the node's own phrase that no other test spends from: the tenth has ether, the third the dollar coin. */
const tills = {
  ETH: "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720",
  USDC: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
}

/** Sends coins of a local chain, in base units, and gives the transaction's hash. Fails: where the node refuses. */
export const payOut = async (
  { rpcUrl, tokens }: PayOutChain,
  to: string,
  coin: "ETH" | "USDC",
  amount: bigint
): Promise<string> => {
  const transaction =
    coin === "ETH"
      ? { from: tills.ETH, to, value: toHex(amount) }
      : {
          from: tills.USDC,
          to: tokens.usdc,
          data: encodeFunctionData({
            abi: erc20Abi,
            functionName: "transfer",
            args: [to as `0x${string}`, amount]
          })
        }
  const answer = await fetch(rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_sendTransaction", params: [transaction] })
  })
  const { result, error } = (await answer.json()) as { result: string; error?: { message: string } }
  if (error !== undefined) throw new Error(error.message)
  return result
}
