import { KitError } from "@latchkey/core"
import { kit } from "../quick-start/kit"

/** The signature, or undefined where the visitor said no. */
export const signOrder = async (cups: bigint): Promise<string | undefined> => {
  try {
    return await kit.evm.signTypedData({
      typedData: {
        domain: { name: "Tea shop", version: "1", chainId: 8453 },
        types: { Order: [{ name: "cups", type: "uint256" }] },
        primaryType: "Order",
        message: { cups }
      }
    })
  } catch (error) {
    if (error instanceof KitError && error.rejected) return undefined
    throw error
  }
}

export const signText = () => kit.signMessage({ message: "One cup of tea, please." })
