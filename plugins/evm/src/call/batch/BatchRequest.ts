import type { ContractCall, Network } from "@latchkey/core"
import { parseAddress } from "../../Address.ts"
import { chainIdOf, encodeChainId } from "../../ChainId.ts"
import { decodeQuantity, toQuantity } from "../../Quantity.ts"

/** The parameter of `wallet_sendCalls` (EIP-5792), which asks for all calls or none. Quantities are hex. */
export interface BatchRequest {
  readonly version: "2.0.0"
  readonly chainId: string
  readonly from: string
  readonly atomicRequired: true
  readonly calls: ReadonlyArray<{ readonly to: string; readonly value: string; readonly data: string }>
}

/** The whole parameter, frozen. */
export const encodeBatch = (
  network: Pick<Network, "caipNetworkId">,
  from: string,
  calls: ReadonlyArray<ContractCall>
): BatchRequest =>
  Object.freeze({
    version: "2.0.0",
    chainId: encodeChainId(chainIdOf(network) ?? 0),
    from,
    atomicRequired: true,
    calls: Object.freeze(
      calls.map(({ to, value, data }) =>
        Object.freeze({ to, value: toQuantity(value), data: data.toLowerCase() })
      )
    )
  })

/** What a parameter says. Addresses are canonical, amounts in wei. */
export interface BatchFacts {
  readonly sender: string
  readonly chainId: string
  readonly calls: ReadonlyArray<ContractCall>
}

const FIELDS = ["version", "chainId", "from", "atomicRequired", "calls"]
const CALL_FIELDS = ["to", "value", "data"]

const hasOnly = (value: object, names: ReadonlyArray<string>) =>
  Object.keys(value).every((key) => names.includes(key))

const decodeCall = (entry: unknown): ContractCall | undefined => {
  const call = (entry ?? {}) as { readonly [Key in keyof ContractCall]?: unknown }
  const to = typeof call.to === "string" ? parseAddress(call.to) : undefined
  const value = decodeQuantity(call.value)
  return to === undefined ||
    value === undefined ||
    typeof call.data !== "string" ||
    !/^0x(?:[0-9a-f]{2})*$/i.test(call.data) ||
    !hasOnly(call, CALL_FIELDS)
    ? undefined
    : Object.freeze({ to, value, data: call.data })
}

/** Reads a parameter; undefined where a field is missing, malformed, or one too many. */
export const decodeBatch = (request: object): BatchFacts | undefined => {
  const { version, chainId, from, atomicRequired, calls } = request as {
    readonly [Key in keyof BatchRequest]?: unknown
  }
  const sender = typeof from === "string" ? parseAddress(from) : undefined
  if (sender === undefined || version !== "2.0.0" || atomicRequired !== true || !Array.isArray(calls))
    return undefined
  const decoded = calls.map(decodeCall)
  const known = decoded.filter((call) => call !== undefined)
  return known.length < decoded.length ||
    known.length === 0 ||
    typeof chainId !== "string" ||
    !hasOnly(request, FIELDS)
    ? undefined
    : { sender, chainId, calls: Object.freeze(known) }
}
