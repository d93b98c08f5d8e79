import { createPublicClient, custom, type PublicClient } from "viem"
import { NodeError } from "./NodeError.ts"
import type { Node } from "./makeNode.ts"

/**
 * Asks a node by way of viem, which follows no name to a server. Fails: `NodeError` if the node does not answer, whatever viem
 * makes of that, else as `work` does.
 */
export const withNodeClient = async <A>(
  node: Node,
  work: (client: PublicClient) => Promise<A>
): Promise<A> => {
  let failure: NodeError | undefined
  const request = async ({ method, params = [] }: { readonly method: string; readonly params?: unknown }) => {
    try {
      return await node.ask(method, ...(params as ReadonlyArray<unknown>))
    } catch (error) {
      if (error instanceof NodeError) failure = error
      throw error
    }
  }
  const client = createPublicClient({ ccipRead: false, transport: custom({ request }, { retryCount: 0 }) })
  try {
    const found = await work(client)
    // What was not heard may have been taken for a no.
    if (failure !== undefined) throw failure
    return found
  } catch (error) {
    throw failure ?? error
  }
}
