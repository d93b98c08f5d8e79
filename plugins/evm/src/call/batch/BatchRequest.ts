import type { ContractCall, Network } from "@latchkey/core"
import { parseAddress } from "../../Address.ts"
import { chainIdOf, encodeChainId } from "../../ChainId.ts"
import type { PaymasterService } from "../../payer/FeePaying.ts"
import { decodeQuantity, toQuantity } from "../../Quantity.ts"

/**
 * The parameter of `wallet_sendCalls` (EIP-5792): one call, or several of which all are to happen or none. A paymaster in it is not
 * optional: a wallet that does not take it asks nobody to pay instead. Quantities are hex.
 */
export interface BatchRequest {
  readonly version: "2.0.0"
  readonly chainId: string
  readonly from: string
  readonly atomicRequired: boolean
  readonly calls: ReadonlyArray<{ readonly to: string; readonly value: string; readonly data: string }>
  readonly capabilities?: { readonly paymasterService: PaymasterService }
}

/** The whole parameter, frozen. */
export const encodeBatch = (
  network: Pick<Network, "caipNetworkId">,
  from: string,
  calls: ReadonlyArray<ContractCall>,
  paymaster?: PaymasterService
): BatchRequest =>
  Object.freeze({
    version: "2.0.0",
    chainId: encodeChainId(chainIdOf(network) ?? 0),
    from,
    atomicRequired: calls.length > 1,
    calls: Object.freeze(
      calls.map(({ to, value, data }) =>
        Object.freeze({ to, value: toQuantity(value), data: data.toLowerCase() })
      )
    ),
    ...(paymaster === undefined
      ? {}
      : { capabilities: Object.freeze({ paymasterService: Object.freeze({ ...paymaster }) }) })
  })

/** What a parameter says. Addresses are canonical, amounts in wei. */
export interface BatchFacts {
  readonly sender: string
  readonly chainId: string
  readonly calls: ReadonlyArray<ContractCall>
  readonly paymaster?: PaymasterService
}

const FIELDS = ["version", "chainId", "from", "atomicRequired", "calls", "capabilities"]
const CALL_FIELDS = ["to", "value", "data"]
const PAYMASTER_FIELDS = ["url", "context"]

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

/** The paymaster among what a request asks of the wallet beside its calls; undefined where it asks for anything else. */
const decodePaymaster = (capabilities: unknown): PaymasterService | undefined => {
  if (typeof capabilities !== "object" || capabilities === null) return undefined
  const service = (capabilities as { readonly paymasterService?: unknown }).paymasterService
  if (typeof service !== "object" || service === null) return undefined
  const { url, context } = service as { readonly [Key in keyof PaymasterService]?: unknown }
  return typeof url === "string" &&
    (context === undefined || (typeof context === "object" && context !== null)) &&
    hasOnly(capabilities, ["paymasterService"]) &&
    hasOnly(service, PAYMASTER_FIELDS)
    ? { url, ...(context === undefined ? {} : { context }) }
    : undefined
}

/** Reads a parameter; undefined where a field is missing, malformed, or one too many. */
export const decodeBatch = (request: object): BatchFacts | undefined => {
  const { version, chainId, from, atomicRequired, calls, capabilities } = request as {
    readonly [Key in keyof BatchRequest]?: unknown
  }
  const sender = typeof from === "string" ? parseAddress(from) : undefined
  if (sender === undefined || version !== "2.0.0" || !Array.isArray(calls)) return undefined
  const paymaster = decodePaymaster(capabilities)
  const decoded = calls.map(decodeCall)
  const known = decoded.filter((call) => call !== undefined)
  return known.length < decoded.length ||
    known.length === 0 ||
    atomicRequired !== known.length > 1 ||
    (capabilities !== undefined && paymaster === undefined) ||
    typeof chainId !== "string" ||
    !hasOnly(request, FIELDS)
    ? undefined
    : {
        sender,
        chainId,
        calls: Object.freeze(known),
        ...(paymaster === undefined ? {} : { paymaster })
      }
}
