import type { WalletPlace } from "../../wallet/ChainWallet.ts"
import { announceStandard } from "../../walletStandard/announceStandard.ts"
import type { BitcoinProviderKind, BitcoinWallet } from "../BitcoinWallet.ts"
import { installAt, listProvider } from "../wires/installAt.ts"
import type { BitcoinStandardWallet } from "../wires/standard.ts"
import { revoked, spiteful, throwing, throwingAt } from "../../faults/hostileObjects.ts"

/** A Bitcoin provider on the page that no honest wallet puts there, with a name for test titles. */
export interface MalformedBitcoinWallet {
  readonly name: string
  /** The kind of wallet that it pretends to be; make the genuine wallet of this kind. */
  readonly kind: BitcoinProviderKind
  /**
   * What the kit under test may do with it: `dropped` means that no Bitcoin wallet can come of it; `shown` that one may;
   * `clash` that it is the genuine wallet once more, so that there must not be two.
   */
  readonly fate: "dropped" | "shown" | "clash"
  /** Puts it on the page, from the genuine wallet that the lie is about, which is announced by nobody here. */
  announce(wallet: BitcoinWallet, place: WalletPlace): () => void
}

type Announce = MalformedBitcoinWallet["announce"]
type Fate = MalformedBitcoinWallet["fate"]

/** Where each kind but the Wallet Standard's is found. */
const paths: Readonly<Record<Exclude<BitcoinProviderKind, "standard">, string>> = {
  satsConnect: "XverseProviders.BitcoinProvider",
  leather: "LeatherProvider",
  unisat: "unisat",
  okx: "okxwallet"
}

const all =
  (...undo: readonly (() => void)[]) =>
  () =>
    undo.toReversed().forEach((one) => one())

/** Puts a value in the provider's place, and into the page's list where that kind is listed. */
const inPlace =
  (kind: keyof typeof paths, make: (provider: never) => unknown): Announce =>
  (wallet, place) => {
    const path = paths[kind]
    const undo = installAt(place, path, make(wallet.provider as never))
    const isListed = kind === "satsConnect" || kind === "leather"
    const { name, icon } = wallet
    return isListed ? all(undo, listProvider(place, { id: path, name, icon, methods: [] })) : undo
  }

const throwingGetter =
  (name: string): Announce =>
  (_, place) => {
    Object.defineProperty(place, name, { get: throwing, configurable: true, enumerable: true })
    return () => void Reflect.deleteProperty(place, name)
  }

/** Puts what is no entry into `btc_providers`, beside the genuine provider in its place. */
const listing =
  (make: (wallet: BitcoinWallet) => unknown): Announce =>
  (wallet, place) =>
    all(
      installAt(place, paths.satsConnect, wallet.provider),
      listProvider(place, make(wallet) as Parameters<typeof listProvider>[1])
    )

const entryOf = (wallet: BitcoinWallet, change: object = {}) => ({
  id: paths.satsConnect,
  name: wallet.name,
  icon: wallet.icon,
  methods: [],
  ...change
})

const registering =
  (make: (wallet: BitcoinStandardWallet) => unknown): Announce =>
  (wallet, place) =>
    announceStandard(make(wallet.provider as BitcoinStandardWallet), place)

const copyOf = (wallet: BitcoinStandardWallet, change: object): unknown => {
  const { version, name, icon, chains, features, accounts } = wallet
  return Object.defineProperties(
    { version, name, icon, chains, features, accounts },
    Object.getOwnPropertyDescriptors(change)
  )
}

const withFeature = (name: string, feature: unknown) => (wallet: BitcoinStandardWallet) =>
  copyOf(wallet, { features: { ...wallet.features, [name]: feature } })

/** The genuine features without some. */
const withoutFeatures =
  (...names: readonly string[]) =>
  (wallet: BitcoinStandardWallet) =>
    copyOf(wallet, {
      features: Object.fromEntries(Object.entries(wallet.features).filter(([name]) => !names.includes(name)))
    })

const entry =
  (kind: BitcoinProviderKind, fate: Fate) =>
  (name: string, announce: Announce): MalformedBitcoinWallet => ({
    name: `${kind}: ${name}`,
    kind,
    fate,
    announce
  })

const without = (provider: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(provider).filter(([name]) => !names.includes(name)))

const standardDropped = entry("standard", "dropped")
const standardShown = entry("standard", "shown")
const clash = (kind: BitcoinProviderKind) => entry(kind, "clash")

/** What each kind that is a property of the page can be instead of a provider. */
const misplaced = (Object.keys(paths) as (keyof typeof paths)[]).flatMap((kind) => {
  const dropped = entry(kind, "dropped")
  return [
    dropped(
      "provider undefined",
      inPlace(kind, () => undefined)
    ),
    dropped(
      "provider null",
      inPlace(kind, () => null)
    ),
    dropped(
      "provider a string",
      inPlace(kind, () => "wallet")
    ),
    dropped(
      "provider a number",
      inPlace(kind, () => 7)
    ),
    dropped(
      "provider an empty object",
      inPlace(kind, () => ({}))
    ),
    dropped(
      "provider a list",
      inPlace(kind, () => [])
    ),
    dropped("provider a proxy that throws at everything", inPlace(kind, spiteful)),
    dropped("provider a revoked proxy", inPlace(kind, revoked)),
    dropped("a getter that throws in its place", throwingGetter(paths[kind].split(".")[0]!))
  ]
})

/** Bitcoin providers that a kit has to survive, one at a time, for {@link announceMalformedBitcoin}. */
export const malformedBitcoinWallets: readonly MalformedBitcoinWallet[] = [
  ...misplaced,

  standardDropped(
    "no features of Bitcoin",
    registering((wallet) =>
      copyOf(wallet, {
        features: Object.fromEntries(
          Object.entries(wallet.features).filter(([name]) => name.startsWith("standard:"))
        )
      })
    )
  ),
  standardDropped(
    "features a list of names",
    registering((wallet) => copyOf(wallet, { features: Object.keys(wallet.features) }))
  ),
  standardDropped(
    "features that throw",
    registering((wallet) => copyOf(wallet, throwingAt("features")))
  ),
  standardDropped(
    "no chain of Bitcoin",
    registering((wallet) => copyOf(wallet, { chains: ["solana:mainnet"] }))
  ),
  standardDropped(
    "chains of numbers",
    registering((wallet) => copyOf(wallet, { chains: [0, 1] }))
  ),
  standardDropped(
    "name undefined",
    registering((wallet) => copyOf(wallet, { name: undefined }))
  ),
  standardDropped(
    "name a number",
    registering((wallet) => copyOf(wallet, { name: 7 }))
  ),
  standardDropped(
    "nothing that connects",
    registering(withoutFeatures("standard:connect", "bitcoin:connect", "sats-connect:"))
  ),
  standardDropped(
    "connect features without functions",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:connect": { version: "1.0.0", connect: "yes" },
          "bitcoin:connect": { version: "1.0.0" },
          "sats-connect:": {}
        }
      })
    )
  ),

  standardShown(
    "no standard:connect, as in MetaMask",
    registering(withoutFeatures("standard:connect", "standard:disconnect", "standard:events"))
  ),
  standardShown(
    "no bitcoin:connect",
    registering(withoutFeatures("bitcoin:connect", "bitcoin:disconnect", "bitcoin:events"))
  ),
  standardShown("no bitcoin:signMessage", registering(withoutFeatures("bitcoin:signMessage"))),
  standardShown("no bitcoin:signTransaction", registering(withoutFeatures("bitcoin:signTransaction"))),
  standardShown("no events at all", registering(withoutFeatures("standard:events", "bitcoin:events"))),
  standardShown(
    "events that give nothing to stop with",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:events": { version: "1.0.0", on: () => undefined },
          "bitcoin:events": { version: "1.0.0", on: () => undefined }
        }
      })
    )
  ),
  standardShown(
    "events that throw when listened to",
    registering((wallet) =>
      copyOf(wallet, {
        features: {
          ...wallet.features,
          "standard:events": { version: "1.0.0", on: throwing },
          "bitcoin:events": { version: "1.0.0", on: throwing }
        }
      })
    )
  ),
  standardShown("bitcoin:signMessage null", registering(withFeature("bitcoin:signMessage", null))),
  standardShown("sats-connect: without a provider", registering(withFeature("sats-connect:", {}))),
  standardShown(
    "sats-connect: that throws",
    registering(withFeature("sats-connect:", throwingAt("provider")))
  ),
  standardShown(
    "accounts that throw",
    registering((wallet) => copyOf(wallet, throwingAt("accounts")))
  ),
  standardShown(
    "accounts a string",
    registering((wallet) => copyOf(wallet, { accounts: "bc1q" }))
  ),
  standardShown(
    "accounts of null",
    registering((wallet) => copyOf(wallet, { accounts: [null, undefined, 7] }))
  ),
  standardShown(
    "chains with odd entries between",
    registering((wallet) =>
      copyOf(wallet, { chains: [null, 7, "", {}, ...wallet.chains, "bitcoin:", "bitcoin:moon"] })
    )
  ),
  clash("standard")("registered twice", (wallet, place) =>
    all(announceStandard(wallet.provider, place), announceStandard(wallet.provider, place))
  ),
  clash("standard")("a second wallet of the same name", (wallet, place) =>
    all(
      announceStandard(wallet.provider, place),
      announceStandard(copyOf(wallet.provider as BitcoinStandardWallet, {}), place)
    )
  ),

  entry("satsConnect", "dropped")(
    "provider without request",
    inPlace("satsConnect", (provider: object) => without(provider, "request"))
  ),
  entry("satsConnect", "dropped")(
    "request no function",
    inPlace("satsConnect", (provider: object) => ({ ...provider, request: {} }))
  ),
  entry("satsConnect", "dropped")(
    "request that throws when read",
    inPlace("satsConnect", () => throwingAt("request"))
  ),
  entry("satsConnect", "dropped")("listed at a place where nothing is", (wallet, place) =>
    listProvider(place, entryOf(wallet, { id: "Nowhere.BitcoinProvider" }))
  ),
  entry("satsConnect", "dropped")("listed at a place of the page itself", (wallet, place) =>
    listProvider(place, entryOf(wallet, { id: "constructor.prototype" }))
  ),
  entry("satsConnect", "shown")(
    "provider without addListener",
    inPlace("satsConnect", (provider: object) => without(provider, "addListener"))
  ),
  entry("satsConnect", "shown")(
    "addListener that throws",
    inPlace("satsConnect", (provider: object) => ({ ...provider, addListener: throwing }))
  ),
  entry("satsConnect", "shown")(
    "addListener that gives nothing to stop with",
    inPlace("satsConnect", (provider: object) => ({ ...provider, addListener: () => undefined }))
  ),
  entry("satsConnect", "shown")(
    "a null entry in the list",
    listing(() => null)
  ),
  entry("satsConnect", "shown")(
    "a text in the list",
    listing(() => "XverseProviders.BitcoinProvider")
  ),
  entry("satsConnect", "shown")(
    "an entry without id in the list",
    listing((wallet) => entryOf(wallet, { id: undefined }))
  ),
  entry("satsConnect", "shown")(
    "an entry whose id is an object",
    listing((wallet) => entryOf(wallet, { id: {} }))
  ),
  entry("satsConnect", "shown")(
    "an entry whose getters throw",
    listing(() => throwingAt("id", "name", "icon"))
  ),
  entry("satsConnect", "shown")(
    "an entry without name",
    listing((wallet) => entryOf(wallet, { name: undefined }))
  ),
  entry("satsConnect", "shown")(
    "an entry whose name is markup",
    listing((wallet) => entryOf(wallet, { name: "<img src=x onerror='globalThis.__pwned=1'>" }))
  ),
  entry("satsConnect", "shown")(
    "an entry whose icon is a javascript: address",
    listing((wallet) => entryOf(wallet, { icon: "javascript:globalThis.__pwned=1" }))
  ),
  entry("satsConnect", "shown")(
    "an entry whose icon is on another host",
    listing((wallet) => entryOf(wallet, { icon: "https://tracker.invalid/icon.png" }))
  ),
  entry("satsConnect", "shown")("a list that is no list", (wallet, place) =>
    all(installAt(place, paths.satsConnect, wallet.provider), installAt(place, "btc_providers", "wallets"))
  ),
  entry("satsConnect", "shown")("a list whose getter throws", (wallet, place) =>
    all(installAt(place, paths.satsConnect, wallet.provider), throwingGetter("btc_providers")(wallet, place))
  ),
  clash("satsConnect")("listed twice", (wallet, place) =>
    all(
      installAt(place, paths.satsConnect, wallet.provider),
      listProvider(place, entryOf(wallet)),
      listProvider(place, entryOf(wallet))
    )
  ),

  entry("leather", "dropped")(
    "request no function",
    inPlace("leather", () => ({ isLeather: true, request: "yes" }))
  ),
  entry("leather", "dropped")(
    "request that throws when read",
    inPlace("leather", () => throwingAt("request"))
  ),
  clash("leather")("announced twice", (wallet, place) => all(wallet.announce(place), wallet.announce(place))),

  entry("unisat", "dropped")(
    "without requestAccounts",
    inPlace("unisat", (provider: object) => without(provider, "requestAccounts"))
  ),
  entry("unisat", "dropped")(
    "requestAccounts no function",
    inPlace("unisat", (provider: object) => ({ ...provider, requestAccounts: true }))
  ),
  entry("unisat", "shown")(
    "without events",
    inPlace("unisat", (provider: object) => without(provider, "on", "off", "removeListener"))
  ),
  entry("unisat", "shown")(
    "events that throw when listened to",
    inPlace("unisat", (provider: object) => ({ ...provider, on: throwing }))
  ),
  entry("unisat", "shown")(
    "an old version without getChain",
    inPlace("unisat", (provider: object) => without(provider, "getChain", "switchChain"))
  ),
  clash("unisat")("announced twice", (wallet, place) => all(wallet.announce(place), wallet.announce(place))),

  entry("okx", "dropped")(
    "bitcoin null",
    inPlace("okx", () => ({ bitcoin: null }))
  ),
  entry("okx", "dropped")(
    "bitcoin without connect",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({
      bitcoin: without(bitcoin, "connect", "requestAccounts")
    }))
  ),
  entry("okx", "dropped")(
    "bitcoin whose getter throws",
    inPlace("okx", () => throwingAt("bitcoin"))
  ),
  entry("okx", "shown")(
    "only bitcoin, no other network",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({ bitcoin }))
  ),
  entry("okx", "shown")(
    "another network that is none",
    inPlace("okx", (wallet: object) => ({ ...wallet, bitcoinTestnet: "testnet" }))
  ),
  entry("okx", "shown")(
    "without events",
    inPlace("okx", ({ bitcoin }: { bitcoin: object }) => ({
      bitcoin: without(bitcoin, "on", "off", "removeListener")
    }))
  ),
  clash("okx")("announced twice", (wallet, place) => all(wallet.announce(place), wallet.announce(place)))
]

/**
 * Puts a malformed provider on the page.
 *
 * @param wallet the genuine one of `malformed.kind`
 * @param place `window` when absent
 * @returns takes it away again
 */
export function announceMalformedBitcoin(
  malformed: MalformedBitcoinWallet,
  wallet: BitcoinWallet,
  place: WalletPlace = globalThis.window
): () => void {
  return malformed.announce(wallet, place)
}
