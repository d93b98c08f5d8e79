import type { Address } from "viem"
import { verifyMessage } from "viem/actions"
import { recoverMessageAddress } from "viem/utils"
import type { Node } from "../chain/makeNode.ts"
import { withNodeClient } from "../chain/nodeClient.ts"
import type { Registration } from "./readRegistration.ts"

/**
 * Who signed a registration: the key of the address, the contract that the address is on its chain (EIP-1271, or EIP-6492 where
 * it is not there yet), or undefined for neither. Fails: `NodeError` if the chain's node does not answer.
 */
export const signerOf = async (
  { address, message, signature }: Registration,
  node: Node
): Promise<"key" | "contract" | undefined> => {
  const recovered = await recoverMessageAddress({ message, signature }).catch(() => undefined)
  if (recovered?.toLowerCase() === address) return "key"
  const isValid = await withNodeClient(node, (client) =>
    verifyMessage(client, { address: address as Address, message, signature }).catch(() => false)
  )
  return isValid ? "contract" : undefined
}
