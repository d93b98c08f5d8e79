import type { CaipNetworkId } from "@latchkey/core"
import type { NamespaceGrant } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeChainId, toNetworkId } from "../ChainId.ts"
import type { JsonValue, WalletCapabilities } from "../EvmApi.ts"
import { read } from "../provider/Eip1193.ts"
import { CapabilitiesInvalidError, WalletRequestFailedError } from "../errors.ts"
import { toRequestError } from "./permissions.ts"
import { plainJson } from "./plainJson.ts"

const METHOD = "wallet_getCapabilities"
const MAX_CHAINS = 100
const LIMITS = { characters: 65_536, depth: 8 }

const parse = (text: string): unknown => {
  try {
    return text.length <= LIMITS.characters ? JSON.parse(text) : undefined
  } catch {
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
    // EIP-5792: under 0x0 is what holds on every chain.
    const id = key === "0x0" ? 0 : decodeChainId(key)
    return id === undefined || !isObject(capabilities) ? [] : [[toNetworkId(id), capabilities] as const]
  })
  return Object.fromEntries(entries.slice(0, MAX_CHAINS))
}

/** See `EvmApi.getCapabilities`. */
export const getCapabilities = (
  { provider, accounts }: Pick<NamespaceGrant, "provider" | "accounts">,
  request: { readonly address?: string } = {}
) =>
  Effect.gen(function* () {
    const address = request.address === undefined ? accounts[0]?.address : parseAddress(request.address)
    if (address === undefined)
      return yield* Effect.fail(new WalletRequestFailedError({ method: METHOD }, "Not an address."))
    const answer = yield* read(provider, METHOD, [address]).pipe(
      Effect.catch((fault) =>
        fault.kind === "unsupported" ? Effect.succeed({}) : Effect.fail(toRequestError(METHOD)(fault))
      )
    )
    const capabilities = decodeCapabilities(answer)
    return capabilities ?? (yield* Effect.fail(new CapabilitiesInvalidError()))
  })
