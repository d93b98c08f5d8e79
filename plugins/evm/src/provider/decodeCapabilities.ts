import type { CaipNetworkId } from "@latchkey/core"
import { decodeChainId, toNetworkId } from "../ChainId.ts"
import type { JsonValue, WalletCapabilities } from "../EvmApi.ts"
import { plainJson } from "../api/plainJson.ts"

const MAX_CHAINS = 100
const LIMITS = { characters: 65_536, depth: 8 }

const parse = (text: string): unknown => {
  try {
    return text.length <= LIMITS.characters ? JSON.parse(text) : undefined
  } catch {
    // No JSON is no answer.
    return undefined
  }
}

const isObject = (value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The capabilities in a wallet's answer; entries of no chain are dropped, an answer that is no record is undefined. */
export const decodeCapabilities = (
  value: unknown
): Readonly<Record<CaipNetworkId, WalletCapabilities>> | undefined => {
  const record = plainJson(typeof value === "string" ? parse(value) : value, LIMITS)
  if (!isObject(record)) return undefined
  const entries = Object.entries(record).flatMap(([key, capabilities]) => {
    // EIP-5792: chains are hexadecimal, and under 0x0 is what holds on every one.
    if (!key.startsWith("0x")) return []
    const id = key === "0x0" ? 0 : decodeChainId(key)
    return id === undefined || !isObject(capabilities) ? [] : [[toNetworkId(id), capabilities] as const]
  })
  return Object.fromEntries(entries.slice(0, MAX_CHAINS))
}
