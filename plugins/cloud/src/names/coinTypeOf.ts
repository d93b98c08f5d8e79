import type { CaipNetworkId } from "@latchkey/core"

/** The bit that makes a chain id a type of coin (ENSIP-11); larger ids have none. */
const CHAIN_BIT = 0x8000_0000

const coinTypes: Readonly<Record<string, (reference: string) => number | undefined>> = {
  eip155: (reference) => {
    const id = /^[1-9]\d{0,9}$/.test(reference) ? Number(reference) : CHAIN_BIT
    return id < CHAIN_BIT ? CHAIN_BIT + id : undefined
  }
}

/** The namespaces whose accounts the service gives names to. */
export const namedNamespaces: ReadonlyArray<string> = Object.keys(coinTypes)

/** The type of coin by which the service knows a network; undefined where it knows none. */
export const coinTypeOf = (networkId: CaipNetworkId): number | undefined => {
  const [namespace = "", reference = ""] = networkId.split(":")
  return Object.hasOwn(coinTypes, namespace) ? coinTypes[namespace]!(reference) : undefined
}
