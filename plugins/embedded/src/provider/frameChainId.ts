import type { CaipNetworkId } from "@latchkey/core"
import type { FrameChainId } from "../wire/chainId.ts"

/** A network as the frame is told it: a number where it is one of `eip155`, else its CAIP-2 id. */
export const frameChainId = (networkId: CaipNetworkId): FrameChainId => {
  const [namespace, reference] = networkId.split(":")
  return namespace === "eip155" && Number.isSafeInteger(Number(reference)) ? Number(reference) : networkId
}
