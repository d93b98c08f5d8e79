import type { Keplr, KeplrKey } from "./Keplr.ts"

/** How a wallet differs from the others that speak Keplr's language. */
export interface CosmosDialect {
  /** Its name on buttons. */
  readonly name: string
  /** Where it is on `window`, dots between the steps. */
  readonly path: string
  /** The event on `window` when the person picks another account. */
  readonly accountEvent: string
  /** Functions that it puts on `window` itself, beside its own object. */
  readonly globals: readonly (keyof Keplr)[]
  readonly lacks: readonly (keyof Keplr)[]
  /** The words for a chain that it does not know. */
  unknownChain(chainId: string): string
  /** What it rejects with when the person says no. */
  rejection(method: string): unknown
  /** Its `getKey`, where that says less than Keplr's. */
  key?(key: KeplrKey): KeplrKey
}

const keplr: CosmosDialect = {
  name: "Keplr",
  path: "keplr",
  accountEvent: "keplr_keystorechange",
  globals: ["getOfflineSigner", "getOfflineSignerOnlyAmino", "getOfflineSignerAuto"],
  lacks: ["disconnect"],
  unknownChain: (chainId) => `There is no modular chain info for ${chainId}`,
  rejection: () => new Error("Request rejected")
}

const leap: CosmosDialect = {
  ...keplr,
  name: "Leap",
  path: "leap",
  accountEvent: "leap_keystorechange",
  globals: [],
  lacks: ["disable", "getKeysSettled", "getChainInfosWithoutEndpoints", "getChainInfoWithoutEndpoints"],
  unknownChain: () => "Invalid chain id",
  rejection: (method) => new Error(method.startsWith("sign") ? "Transaction declined" : "Request rejected")
}

const cosmostation: CosmosDialect = {
  ...keplr,
  name: "Cosmostation",
  path: "cosmostation.providers.keplr",
  accountEvent: "cosmostation_keystorechange",
  globals: [],
  lacks: [
    "ping",
    "disable",
    "disconnect",
    "getKeysSettled",
    "getChainInfosWithoutEndpoints",
    "getChainInfoWithoutEndpoints"
  ],
  unknownChain: (chainId) => `There is no chain info for ${chainId}`,
  // Its own request fails with a plain object, which only some of the Keplr-like functions turn into an Error.
  rejection: (method) =>
    ["enable", "signDirect", "signArbitrary"].includes(method)
      ? { code: 4001, message: "User rejected the request." }
      : new Error("User rejected the request."),
  key: (key) => ({ ...key, address: new Uint8Array(), ethereumHexAddress: "" })
}

/** The wallets whose ways are known, by the names that `createCosmosWallet` takes. Sources: their published code. */
export const cosmosDialects: Readonly<Record<"keplr" | "leap" | "cosmostation", CosmosDialect>> = {
  keplr,
  leap,
  cosmostation
}

/** The ways of a wallet by its name; one that is not known is like Keplr, at `window.<name>`. */
export function dialectOf(name: string): CosmosDialect {
  if (Object.hasOwn(cosmosDialects, name)) return cosmosDialects[name as keyof typeof cosmosDialects]
  const [first = name] = name.split(".")
  return { ...keplr, name, path: name, accountEvent: `${first}_keystorechange`, globals: [] }
}
