import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import type { CosmosChainInfo, CosmosCurrency, CosmosFeeCurrency } from "./CosmosChainInfo.ts"

/** Reads a value that a page gave, or throws with the words that Keplr's validator has for it. */
type Check<A> = (value: unknown, at: string) => A

function refuse(at: string, problem: string): never {
  throw new Error(`"${at}" ${problem}`)
}

const text =
  (most = Number.POSITIVE_INFINITY): Check<string> =>
  (value, at) => {
    if (value === undefined) return refuse(at, "is required")
    if (typeof value !== "string") return refuse(at, "must be a string")
    if (value === "") return refuse(at, "is not allowed to be empty")
    if (value.length > most) return refuse(at, `length must be less than or equal to ${most} characters long`)
    return value
  }

const uri: Check<string> = (value, at) => {
  const written = text()(value, at)
  return /^[a-z][a-z\d+.-]*:\S+$/i.test(written) && URL.canParse(written)
    ? written
    : refuse(at, "must be a valid uri")
}

const endpoint: Check<string> = (value, at) => {
  const address = uri(value, at)
  return address.includes("?")
    ? refuse(at, `failed custom validation because ${at} should not have query string`)
    : address
}

const number: Check<number> = (value, at) => {
  if (value === undefined) return refuse(at, "is required")
  return typeof value === "number" && Number.isFinite(value) ? value : refuse(at, "must be a number")
}

const whole =
  (most = Number.MAX_SAFE_INTEGER): Check<number> =>
  (value, at) => {
    const count = number(value, at)
    if (!Number.isInteger(count)) return refuse(at, "must be an integer")
    if (count < 0) return refuse(at, "must be greater than or equal to 0")
    return count > most ? refuse(at, `must be less than or equal to ${most}`) : count
  }

const fields: Check<Record<string, unknown>> = (value, at) => {
  if (value === undefined) return refuse(at, "is required")
  return isRecord(value) ? value : refuse(at, "must be of type object")
}

const optional =
  <A>(check: Check<A>): Check<A | undefined> =>
  (value, at) =>
    value === undefined ? undefined : check(value, at)

/** Leaves out what is undefined. */
const present = <A extends object>(record: A) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

const currency: Check<CosmosCurrency> = (value, at) => {
  const given = fields(value, at)
  return present({
    coinDenom: text()(given["coinDenom"], `${at}.coinDenom`),
    coinMinimalDenom: text()(given["coinMinimalDenom"], `${at}.coinMinimalDenom`),
    coinDecimals: whole(18)(given["coinDecimals"], `${at}.coinDecimals`),
    coinGeckoId: optional(text())(given["coinGeckoId"], `${at}.coinGeckoId`),
    coinImageUrl: optional(uri)(given["coinImageUrl"], `${at}.coinImageUrl`),
    type: optional(text())(given["type"], `${at}.type`)
  }) as unknown as CosmosCurrency
}

const gasPriceStep: Check<NonNullable<CosmosFeeCurrency["gasPriceStep"]>> = (value, at) => {
  const given = fields(value, at)
  const [low, average, high] = ["low", "average", "high"].map((name) =>
    number(given[name], `${at}.${name}`)
  ) as [number, number, number]
  const wrong =
    low > average
      ? "Low gas price step can not be greater than average"
      : average > high
        ? "Average gas price step can not be greater than high"
        : undefined
  return wrong === undefined
    ? { low, average, high }
    : refuse(at, `failed custom validation because ${wrong}`)
}

const feeCurrency: Check<CosmosFeeCurrency> = (value, at) => {
  const step = optional(gasPriceStep)(fields(value, at)["gasPriceStep"], `${at}.gasPriceStep`)
  return { ...currency(value, at), ...(step && { gasPriceStep: step }) }
}

const currencies =
  <A extends CosmosCurrency>(check: Check<A>): Check<readonly A[]> =>
  (value, at) => {
    if (value === undefined) return refuse(at, "is required")
    if (!Array.isArray(value)) return refuse(at, "must be an array")
    if (value.length === 0) return refuse(at, "must contain at least 1 items")
    const list = value.map((entry, index) => check(entry, `${at}[${index}]`))
    const denoms = list.map((entry) => entry.coinMinimalDenom)
    const twice = denoms.find((denom, index) => denoms.indexOf(denom) !== index)
    return twice === undefined ? list : refuse(at, `failed custom validation because ${twice} is duplicated`)
  }

const knownFeatures: readonly string[] = [
  "stargate",
  "cosmwasm",
  "wasmd_0.24+",
  "secretwasm",
  "ibc-transfer",
  "no-legacy-stdTx",
  "ibc-go",
  "eth-address-gen",
  "eth-key-sign",
  "query:/cosmos/bank/v1beta1/spendable_balances",
  "axelar-evm-bridge",
  "osmosis-txfees",
  "terra-classic-fee",
  "ibc-go-v7-hot-fix",
  "ibc-pfm",
  "authz-msg-revoke-fixed",
  "osmosis-base-fee-beta",
  "feemarket",
  "force-enable-evm-ledger"
]

const features: Check<readonly string[]> = (value, at) => {
  if (!Array.isArray(value)) return refuse(at, "must be an array")
  const strange = value.findIndex((entry) => !knownFeatures.includes(entry as string))
  if (strange >= 0) return refuse(`${at}[${strange}]`, `must be one of [${knownFeatures.join(", ")}]`)
  const twice = value.findIndex((entry, index) => value.indexOf(entry) !== index)
  if (twice >= 0) return refuse(`${at}[${twice}]`, "contains a duplicate value")
  return value as string[]
}

const prefixNames = [
  "bech32PrefixAccAddr",
  "bech32PrefixAccPub",
  "bech32PrefixValAddr",
  "bech32PrefixValPub",
  "bech32PrefixConsAddr",
  "bech32PrefixConsPub"
] as const

const bech32Config: Check<CosmosChainInfo["bech32Config"]> = (value, at) => {
  const given = fields(value, at)
  return Object.fromEntries(
    prefixNames.map((name) => [name, text()(given[name], `${at}.${name}`)])
  ) as unknown as CosmosChainInfo["bech32Config"]
}

/**
 * Reads the chain information that a page suggests, by Keplr's rules; fields that they do not know are dropped.
 *
 * Fails: throws an `Error` that names the field.
 */
export function decodeChainInfo(value: unknown): CosmosChainInfo {
  if (value === undefined || value === null) throw new Error("Chain info not set")
  const given = fields(value, "value")
  if (given["hideInUI"]) throw new Error("hideInUI is not allowed")
  const bip44 = fields(given["bip44"], "bip44")
  return present({
    rpc: endpoint(given["rpc"], "rpc"),
    rest: endpoint(given["rest"], "rest"),
    chainId: text(30)(given["chainId"], "chainId"),
    chainName: text(30)(given["chainName"], "chainName"),
    stakeCurrency: optional(currency)(given["stakeCurrency"], "stakeCurrency"),
    bip44: { coinType: whole()(bip44["coinType"], "bip44.coinType") },
    bech32Config: bech32Config(given["bech32Config"], "bech32Config"),
    currencies: currencies(currency)(given["currencies"], "currencies"),
    feeCurrencies: currencies(feeCurrency)(given["feeCurrencies"], "feeCurrencies"),
    features: optional(features)(given["features"], "features"),
    chainSymbolImageUrl: optional(uri)(given["chainSymbolImageUrl"], "chainSymbolImageUrl")
  }) as unknown as CosmosChainInfo
}
