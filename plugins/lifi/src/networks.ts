import type { LifiNetwork } from "./LifiOptions.ts"

/** Where LI.FI's contract has its usual address. */
const USUAL = [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 534352]

/** The contract on those: https://docs.li.fi/smart-contracts/deployments */
export const CONTRACT = "0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE"

/** The networks whose contract is known. */
export const knownNetworks: ReadonlyArray<LifiNetwork> = USUAL.map((id) => ({
  networkId: `eip155:${id}` as const,
  contract: CONTRACT
}))

/** The contract of a network; undefined where none is named, nor known, or what is named is none. */
export const contractOn = ({ networkId, contract }: LifiNetwork): string | undefined => {
  const known = contract ?? knownNetworks.find((network) => network.networkId === networkId)?.contract
  return typeof known === "string" && /^0x[0-9a-f]{40}$/i.test(known) ? known : undefined
}
