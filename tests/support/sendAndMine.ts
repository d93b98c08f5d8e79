import { expect } from "vitest"

/** Sends a transaction of an account that the node itself holds, and waits until a block has it: a node answers before. */
export const sendAndMine = async (
  node: { readonly rpc: <A>(method: string, params: ReadonlyArray<unknown>) => Promise<A> },
  transaction: Readonly<Record<string, unknown>>
): Promise<`0x${string}`> => {
  const hash = await node.rpc<`0x${string}`>("eth_sendTransaction", [transaction])
  await expect
    .poll(() => node.rpc<unknown>("eth_getTransactionReceipt", [hash]), { timeout: 10_000 })
    .toMatchObject({ status: "0x1" })
  return hash
}
