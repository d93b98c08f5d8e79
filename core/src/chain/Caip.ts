import { defineError } from "../error/defineError.ts"

/** CAIP-2: `namespace:reference`, for example `eip155:1`. */
export type CaipNetworkId = `${string}:${string}`
/** CAIP-10: `namespace:reference:address`. */
export type CaipAddress = `${string}:${string}:${string}`

/** Text that should be a chain-qualified address has not exactly three parts. */
export class CaipAddressInvalidError
  extends /* @__PURE__ */ defineError("CaipAddressInvalidError", {
    text: ({ value }: { readonly value: string }) => `Invalid CAIP Address: ${value}`,
    advice: "Write namespace:reference:address."
  }) {}

/** Text that should be a network id has not exactly two parts. */
export class CaipNetworkIdInvalidError
  extends /* @__PURE__ */ defineError("CaipNetworkIdInvalidError", {
    text: ({ value }: { readonly value: string }) => `Invalid CAIP-2 network id: ${value}`,
    advice: "Write namespace:reference."
  }) {}

const parts = (value: string, count: number): ReadonlyArray<string> | undefined => {
  const found = value.split(":")
  return found.length === count && found.every((part) => part !== "") ? found : undefined
}

/** Splits a CAIP-2 id. Fails: throws `CaipNetworkIdInvalidError`. */
export const parseCaipNetworkId = (
  value: string
): { readonly namespace: string; readonly reference: string } => {
  const [namespace, reference] = parts(value, 2) ?? []
  if (namespace === undefined || reference === undefined) throw new CaipNetworkIdInvalidError({ value })
  return { namespace, reference }
}

/** Splits a CAIP-10 address. Fails: throws `CaipAddressInvalidError`. */
export const parseCaipAddress = (
  value: string
): { readonly namespace: string; readonly networkId: CaipNetworkId; readonly address: string } => {
  const [namespace, reference, address] = parts(value, 3) ?? []
  if (namespace === undefined || reference === undefined || address === undefined) {
    throw new CaipAddressInvalidError({ value })
  }
  return { namespace, networkId: `${namespace}:${reference}`, address }
}

/** Whether the text has the shape of a CAIP-2 id. */
export const isCaipNetworkId = (value: unknown): value is CaipNetworkId =>
  typeof value === "string" && parts(value, 2) !== undefined

/** The CAIP-10 form of an address on a network. */
export const toCaipAddress = (networkId: CaipNetworkId, address: string): CaipAddress =>
  `${networkId}:${address}`
