import type { OneInchNetwork } from "./OneInchOptions.ts"

/** Where the router of version 6 has its usual address: https://portal.1inch.dev/documentation */
const CONTRACT = "0x111111125421cA6dc452d289314280a0f8842A65"

/** The networks whose router is known. */
export const knownNetworks: ReadonlyArray<OneInchNetwork> = [
  1, 10, 56, 100, 137, 8217, 8453, 42161, 43114, 59144
].map((id) => ({ networkId: `eip155:${id}` as const }))

/** The router of a network; undefined where none is named, nor known, or what is named is none. */
export const contractOn = ({ networkId, contract }: OneInchNetwork): string | undefined => {
  const isKnown = knownNetworks.some((network) => network.networkId === networkId)
  const known = contract ?? (isKnown ? CONTRACT : undefined)
  return typeof known === "string" && /^0x[0-9a-f]{40}$/i.test(known) ? known : undefined
}
