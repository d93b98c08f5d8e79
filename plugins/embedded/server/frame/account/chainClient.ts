import { createClient, custom, type Client } from "viem"
import type { AskNode } from "../signing/Signing.ts"

/** A client of viem's that asks the node of a chain through the server. */
export const chainClient = (chainId: number, askNode: AskNode): Client =>
  createClient({
    transport: custom(
      {
        request: ({ method, params }: { readonly method: string; readonly params?: unknown }) =>
          method === "eth_chainId"
            ? Promise.resolve(`0x${chainId.toString(16)}`)
            : askNode(method, params ?? [])
      },
      { retryCount: 0 }
    )
  })
