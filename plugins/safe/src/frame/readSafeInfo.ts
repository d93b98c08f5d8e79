import { decodeChainNumber, readField } from "@latchkey/core/chain-kit"
import type { SafeInfo } from "../SafeState.ts"

const MAX_OWNERS = 1_000

/** Whether a foreign value is an address of an EVM network, in whatever letter case. */
export const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0

/** Decodes what a Safe says of itself (`getSafeInfo`); undefined if it cannot be read. */
export const readSafeInfo = (told: unknown): SafeInfo | undefined => {
  const address = readField(told, "safeAddress")
  const chainId = decodeChainNumber(readField(told, "chainId"), "eip155")
  const owners = readField(told, "owners")
  const threshold = readField(told, "threshold")
  if (!isAddress(address) || chainId === undefined) return undefined
  return {
    address,
    networkId: `eip155:${chainId}`,
    owners: Array.isArray(owners) ? owners.slice(0, MAX_OWNERS).filter(isAddress) : [],
    threshold: isCount(threshold) ? threshold : 1,
    isReadOnly: readField(told, "isReadOnly") === true
  }
}
