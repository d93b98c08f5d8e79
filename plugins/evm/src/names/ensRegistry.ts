import type { Network } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"
import { chainIdOf } from "../ChainId.ts"

/** Where ENS is read. */
export interface EnsRegistry {
  readonly network: Network
  /** The universal resolver's address. */
  readonly resolver: string
}

const ETHEREUM = 1
// One address on Ethereum, Sepolia and Holesky; the chain objects of viem say the same.
const RESOLVER = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe"
const known: ReadonlyArray<number | undefined> = [ETHEREUM, 11155111, 17000]

const registryOn = (network: Network): EnsRegistry | undefined => {
  const given = ["contracts", "ensUniversalResolver", "address"].reduce(readField, network.input)
  const resolver =
    typeof given === "string"
      ? parseAddress(given.toLowerCase())
      : known.includes(chainIdOf(network))
        ? RESOLVER
        : undefined
  return resolver === undefined ? undefined : { network, resolver }
}

/**
 * Where the names of a network are kept: on itself, as on Ethereum and its test networks, else on Ethereum; undefined where the app
 * does not use that.
 */
export const ensRegistry = (network: Network, networks: ReadonlyArray<Network>): EnsRegistry | undefined => {
  const ethereum = networks.find((other) => chainIdOf(other) === ETHEREUM)
  return registryOn(network) ?? (ethereum && registryOn(ethereum))
}
