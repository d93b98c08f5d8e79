import type { Network, NetworkInput } from "@latchkey/core"

/** A coin. */
export interface CosmosCurrency {
  /** As people write it: `ATOM`. */
  readonly symbol: string
  /** Its base unit as the chain writes it: `uatom`. */
  readonly denom: string
  /** How many of its digits come after the point. */
  readonly decimals: number
}

/** Prices of a unit of gas, in the coin's base unit. */
export interface GasPrices {
  /** For those who can wait. */
  readonly low: number
  /** What is offered first, and what `getSigningClient` takes. */
  readonly average: number
  /** For those who cannot. */
  readonly high: number
}

/** A coin that pays fees. */
export interface CosmosFeeCurrency extends CosmosCurrency {
  /** Prices of gas in this coin; the wallet's own when absent. */
  readonly gasPrices?: GasPrices | undefined
}

/** What Cosmos wallets need to know of a chain beyond what every network says. */
export interface CosmosChain {
  /** Prefix of its account addresses: `cosmos`, `osmo`. */
  readonly bech32Prefix: string
  /** SLIP-44 coin type of its keys; 118, the one of most chains, where it is not said. */
  readonly coinType?: number | undefined
  /** Base unit of `nativeCurrency` as the chain writes it: `uatom`. */
  readonly denom: string
  /** Its REST gateway; handed to wallets that have to be told the chain, never called from the page. */
  readonly restUrl: string
  /** Prices of gas in the native coin. */
  readonly gasPrices?: GasPrices | undefined
  /** What pays fees, where that is not the native coin alone. */
  readonly feeCurrencies?: ReadonlyArray<CosmosFeeCurrency> | undefined
  /** What is staked, where that is not the native coin. */
  readonly stakeCurrency?: CosmosCurrency | undefined
  /**
   * Accounts that many share and that tell whose a deposit is by its memo, such as those of exchanges, beside the few that
   * are known: who sends to one without a memo is warned.
   */
  readonly memoReceivers?: ReadonlyArray<string> | undefined
  /** Features as Keplr names them: `cosmwasm`, `eth-address-gen`, `eth-key-sign`. */
  readonly features?: ReadonlyArray<string> | undefined
}

/**
 * A Cosmos network as an app passes it: `id` is the chain id, `rpcUrls` are CometBFT RPC nodes.
 *
 * Without `cosmos` a network still connects in wallets that know the chain; they cannot be told it, its addresses are
 * not checked for its prefix, and its balance cannot be read. `caipNetworkId` is needed where the chain id does not fit
 * into CAIP-2: then it is `cosmos:hashed-` and the first 16 hex digits of the chain id's SHA-256.
 */
export interface CosmosNetwork extends NetworkInput {
  /** The chain id. */
  readonly id: string
  /** Says whose network it is. */
  readonly chainNamespace: "cosmos"
  /** What the chain is beyond what every network says. */
  readonly cosmos: CosmosChain
}

const MAX_CHAIN_ID = 50
const HASHED = /^hashed-[0-9a-f]{16}$/

/**
 * The chain id as chain and wallets write it. A CAIP-2 reference is the chain id itself, unless it is a hash of it:
 * then the network's `id` is. Undefined where neither says it.
 */
export const chainIdOf = ({
  caipNetworkId,
  id
}: Pick<Network, "caipNetworkId" | "id">): string | undefined => {
  const reference = caipNetworkId.slice("cosmos:".length)
  // CASA's text has no underscore among the characters of a direct reference; CAIP-2 has, and evmos_9001-2 is in use.
  if (!reference.startsWith("hashed-")) return /^[-\w]{1,32}$/.test(reference) ? reference : undefined
  const isHashed = HASHED.test(reference) && typeof id === "string" && id !== reference
  return isHashed && id.length <= MAX_CHAIN_ID && !/^(?!hashed-)[-a-zA-Z0-9]{1,32}$/.test(id) && id !== ""
    ? id
    : undefined
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== ""

/** The field `cosmos` of the object that the app passed, where it says what is always needed. */
export const chainOf = (network: Pick<Network, "input">): CosmosChain | undefined => {
  const { cosmos } = network.input as NetworkInput & { readonly cosmos?: CosmosChain | null }
  const isUsable =
    typeof cosmos === "object" &&
    cosmos !== null &&
    isText(cosmos.bech32Prefix) &&
    isText(cosmos.denom) &&
    isText(cosmos.restUrl) &&
    (cosmos.coinType === undefined || Number.isInteger(cosmos.coinType))
  return isUsable ? cosmos : undefined
}
