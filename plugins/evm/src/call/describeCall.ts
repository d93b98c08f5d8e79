import type { CallFacts, ContractCall, Network } from "@latchkey/core"
import { parseAddress } from "../Address.ts"
import { decodeApproval } from "../transfer/tokenCalls.ts"
import { decodeAggregatedSwap } from "./aggregatorCalls.ts"
import { decodePermitSwap } from "./permitSwapCalls.ts"
import { decodeSwap } from "./swapCalls.ts"

/** See `ContractCalls.describe`. */
export const describeCall = (
  { caipNetworkId }: Pick<Network, "caipNetworkId">,
  { to, data, value }: ContractCall
): CallFacts | undefined => {
  const contract = parseAddress(to)
  if (contract === undefined) return undefined
  const tokenId = (token: string) => `${caipNetworkId}:${token}` as const
  const approval = value === 0n ? decodeApproval(data) : undefined
  if (approval !== undefined)
    return Object.freeze({
      kind: "approval",
      token: tokenId(contract),
      spender: approval.spender,
      amount: approval.value
    })
  const swap = decodeSwap(data, value) ?? decodeAggregatedSwap(data, value)
  const permitted = decodePermitSwap(data, value)
  if (permitted !== undefined) {
    const { sold: from, bought: to, permit, ...rest } = permitted
    return Object.freeze({
      kind: "swap",
      ...rest,
      sold: tokenId(from),
      bought: tokenId(to),
      permit: Object.freeze({ ...permit, token: tokenId(permit.token) })
    })
  }
  if (swap === undefined) return undefined
  const { sold, bought, ...facts } = swap
  return Object.freeze({
    kind: "swap",
    ...facts,
    ...(sold === undefined ? {} : { sold: tokenId(sold) }),
    ...(bought === undefined ? {} : { bought: tokenId(bought) })
  })
}
