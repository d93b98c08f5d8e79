import type { Network } from "@latchkey/core"
import { bytesOfWords, fromBech32 } from "@latchkey/core/chain-kit"
import { chainOf } from "./CosmosNetwork.ts"

/**
 * The canonical, lower-case form of a bech32 account address of 20 or 32 bytes, or undefined if the text is not one.
 *
 * Checks the checksum, and with a network whose object says so, the network's prefix. Never throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  const { prefix = "", words = [], encoding } = fromBech32(text) ?? {}
  const length = bytesOfWords(words)?.length
  // Only what prefixes of accounts are made of; BIP-173 would allow every printable character.
  if (encoding !== "bech32" || !/^[a-z0-9]+$/.test(prefix) || (length !== 20 && length !== 32))
    return undefined
  const expected = network === undefined || network.unknown ? undefined : chainOf(network)?.bech32Prefix
  return expected === undefined || expected === prefix ? text.toLowerCase() : undefined
}
