import { plainText, type Network } from "@latchkey/core"
import {
  CapabilityMissingError,
  tokenBalances,
  type TokenBalances,
  type TokenHolding
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { decodeCapabilities } from "../provider/decodeCapabilities.ts"
import { plainJson } from "../api/plainJson.ts"
import { chainIdOf, encodeChainId, toNetworkId } from "../ChainId.ts"
import type { JsonValue } from "../EvmApi.ts"
import { WalletRequestFailedError } from "../errors.ts"
import { read } from "../provider/Eip1193.ts"
import { decodeQuantity } from "../Quantity.ts"

const ASSETS = "wallet_getAssets"
const CAPABILITIES = "wallet_getCapabilities"
/** How long a wallet may take for an answer, in milliseconds: a node is asked after it, and a visitor waits. */
const DEADLINE = 3_000
const LIMITS = { characters: 1_000_000, depth: 6 }
const MAX_ASSETS = 1_000
const MAX_NAME = 64
const MAX_SYMBOL = 20
const MAX_DECIMALS = 255

const isObject = (value: JsonValue | undefined): value is { readonly [key: string]: JsonValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** One asset of an answer (ERC-7811); undefined where any of its fields is not as it has to be. */
const decodeAsset = (asset: JsonValue, { caipNetworkId }: Network): TokenHolding | undefined => {
  if (!isObject(asset) || !isObject(asset["metadata"])) return undefined
  const { address, type } = asset
  const { name, symbol, iconUrl, decimals, price } = asset["metadata"]
  const value = decodeQuantity(asset["balance"])
  if (
    typeof address !== "string" ||
    value === undefined ||
    typeof name !== "string" ||
    typeof symbol !== "string" ||
    typeof iconUrl !== "string" ||
    typeof price !== "number" ||
    typeof decimals !== "number" ||
    !Number.isInteger(decimals) ||
    decimals < 0 ||
    decimals > MAX_DECIMALS
  )
    return undefined
  const holding = {
    name: plainText(name, MAX_NAME),
    amount: { value, decimals, symbol: plainText(symbol, MAX_SYMBOL) }
  }
  if (type === "NATIVE") return holding
  const contract = type === "ERC20" ? parseAddress(address.toLowerCase()) : undefined
  return contract === undefined ? undefined : { token: `${caipNetworkId}:${contract}`, ...holding }
}

/**
 * What an account holds on a network, of a wallet's answer, the coin first and tokens without decimals left out. Undefined for any other
 * answer: one asset that is not as it has to be ends all of it, and so does a list without the coin. What is left of a list would be
 * shown as all that there is, and who comes next is asked for the whole.
 */
export const decodeAssets = (answer: unknown, network: Network): ReadonlyArray<TokenHolding> | undefined => {
  const record = plainJson(answer, LIMITS)
  const id = chainIdOf(network)
  if (!isObject(record) || id === undefined) return undefined
  const key = Object.keys(record).find((each) => each.toLowerCase() === encodeChainId(id))
  const assets = key === undefined ? undefined : record[key]
  if (!Array.isArray(assets) || assets.length > MAX_ASSETS) return undefined
  const holdings = (assets as ReadonlyArray<JsonValue>).map((asset) => decodeAsset(asset, network))
  const read = holdings.filter((holding) => holding !== undefined)
  const coins = read.filter(({ token }) => token === undefined)
  if (
    read.length !== holdings.length ||
    coins.length !== 1 ||
    coins[0]!.amount.decimals !== network.nativeCurrency.decimals
  )
    return undefined
  return [...coins, ...read.filter(({ token, amount }) => token !== undefined && amount.decimals > 0)]
}

/**
 * What the connected wallet says that an account holds, where it says by its capabilities that it can (`assetDiscovery`). Fails for any
 * other wallet, and for an answer that is not whole, so that the next source is asked.
 */
export const makeWalletAssets = (): TokenBalances => {
  // Of these nobody is asked again: a page would wait for each of their lists.
  const without = new WeakSet<object>()
  return {
    list: ({ address, network, provider }) =>
      Effect.gen(function* () {
        const id = chainIdOf(network)
        const missing = Effect.fail(
          new CapabilityMissingError({ namespace: network.chainNamespace, capability: tokenBalances.name })
        )
        if (typeof provider !== "object" || provider === null || id === undefined || without.has(provider))
          return yield* missing
        const chainId = encodeChainId(id)
        // Never as the visitor's own no, after which nobody else would be asked.
        const askFor = (method: string, params: ReadonlyArray<unknown>) =>
          Effect.mapError(
            read(provider, method, params, DEADLINE),
            (fault) => new WalletRequestFailedError({ method }, fault.cause)
          )
        const told = yield* Effect.tapError(askFor(CAPABILITIES, [address, [chainId]]), () =>
          Effect.sync(() => without.add(provider))
        )
        const capabilities = decodeCapabilities(told) ?? {}
        // What holds on every chain is under zero.
        const can = [network.caipNetworkId, toNetworkId(0)].some((each) => {
          const discovery = capabilities[each]?.["assetDiscovery"]
          return isObject(discovery) && discovery["supported"] === true
        })
        if (!can) return yield* missing
        const answer = yield* askFor(ASSETS, [{ account: address, chainFilter: [chainId] }])
        const assets = decodeAssets(answer, network)
        return (
          assets ??
          (yield* Effect.fail(
            new WalletRequestFailedError({ method: ASSETS }, "Not the assets of an account.")
          ))
        )
      })
  }
}
