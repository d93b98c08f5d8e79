import type { WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"
import type { CosmosWallet } from "./CosmosWallet.ts"
import type { Keplr } from "./Keplr.ts"
import { placeProperty } from "./placeProperty.ts"
import { revoked, throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** A thing at a wallet's place on `window` that no honest wallet puts there, with a name for test titles. */
export interface MalformedCosmosProvider {
  readonly name: string
  /**
   * What the kit under test may do with it: `dropped` means that no wallet can come of it; `shown` that a wallet may, with
   * what it has; `clash` that another wallet's place holds the genuine provider too.
   */
  readonly fate: "dropped" | "shown" | "clash"
  /** The path on `window`; the genuine wallet's own when absent. */
  readonly path?: string
  /** Describes the property, from the genuine wallet that the lie is about. */
  descriptor(wallet: CosmosWallet): PropertyDescriptor
}

/** The genuine provider's functions on another object, changed as given. A field that is undefined is left out. */
const another = ({ provider }: CosmosWallet, change: object) =>
  Object.fromEntries(
    Object.entries({ ...provider, ...change } as Record<string, unknown>).filter(
      ([, value]) => value !== undefined
    )
  )

type Make = (wallet: CosmosWallet) => unknown

const lie =
  (fate: MalformedCosmosProvider["fate"]) =>
  (name: string, make: Make, path?: string): MalformedCosmosProvider => ({
    name,
    fate,
    ...(path === undefined ? {} : { path }),
    descriptor: (wallet) => ({ value: make(wallet), writable: true, enumerable: true })
  })

const dropped = lie("dropped")
const shown = lie("shown")
const clash = lie("clash")

const without =
  (...names: readonly (keyof Keplr)[]): Make =>
  (wallet) =>
    another(wallet, Object.fromEntries(names.map((name) => [name, undefined])))

const getters = { enable: { get: throwing }, getKey: { get: throwing }, version: { get: throwing } }

/** Things that a kit has to survive where it looks for a Keplr-like wallet, for {@link announceMalformedCosmos}. */
export const malformedCosmosProviders: readonly MalformedCosmosProvider[] = [
  dropped("undefined", () => undefined),
  dropped("null", () => null),
  dropped("a string", () => "keplr"),
  dropped("a number", () => 1),
  dropped("an empty object", () => ({})),
  dropped("an object without prototype", () => Object.create(null)),
  dropped("a revoked proxy", revoked),
  dropped("getters that throw", () => Object.defineProperties({}, getters)),
  {
    name: "a place that throws when read",
    fate: "dropped",
    descriptor: () => ({ get: throwing, enumerable: true })
  },
  dropped("no enable", without("enable")),
  dropped("enable no function", (wallet) => another(wallet, { enable: "yes" })),
  dropped("no getKey", without("getKey")),
  dropped("getKey no function", (wallet) => another(wallet, { getKey: {} })),
  dropped("no providers at Cosmostation's place", () => ({}), "cosmostation"),
  dropped("providers null at Cosmostation's place", () => ({ providers: null }), "cosmostation"),
  dropped(
    "providers that throw at Cosmostation's place",
    () => Object.defineProperty({}, "providers", { get: throwing }),
    "cosmostation"
  ),

  shown("everything frozen", (wallet) => Object.freeze(another(wallet, {}))),
  shown("no version and no mode", without("version", "mode")),
  shown("version an object", (wallet) => another(wallet, { version: { major: 1 } })),
  shown("mode of another kind", (wallet) => another(wallet, { mode: "walletconnect" })),
  shown("unknown fields", (wallet) => another(wallet, { isTrusted: true, score: 5 })),
  shown(
    "no offline signers",
    without("getOfflineSigner", "getOfflineSignerOnlyAmino", "getOfflineSignerAuto")
  ),
  shown("no getKeysSettled", without("getKeysSettled")),
  shown("no disable and no disconnect", without("disable", "disconnect")),
  shown("no signArbitrary", without("signArbitrary", "verifyArbitrary")),
  shown("no experimentalSuggestChain", without("experimentalSuggestChain")),

  clash("the same provider at Keplr's place", ({ provider }) => provider, "keplr"),
  clash("the same provider at Leap's place", ({ provider }) => provider, "leap"),
  clash(
    "the same provider at Cosmostation's place",
    ({ provider }) => provider,
    "cosmostation.providers.keplr"
  )
]

/**
 * Puts one malformed provider where the page looks for wallets.
 *
 * @param place `window` when absent
 * @returns puts back what was there before
 */
export function announceMalformedCosmos(
  wallet: CosmosWallet,
  malformed: MalformedCosmosProvider,
  place: WalletPlace = globalThis.window
): () => void {
  return placeProperty(place, malformed.path ?? wallet.path, malformed.descriptor(wallet))
}
