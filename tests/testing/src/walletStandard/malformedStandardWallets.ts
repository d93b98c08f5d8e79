import type { WalletPlace } from "../wallet/ChainWallet.ts"
import { createUuid } from "../wallet/createUuid.ts"
import { announceRegistrations, announceStandard, type RegistrationCallback } from "./announceStandard.ts"
import type { StandardWallet } from "./StandardWallet.ts"
import { revoked, spiteful, throwing, throwingAt } from "../faults/hostileObjects.ts"

/** A false Wallet Standard registration, with a name for test titles. */
export interface MalformedStandardWallet {
  readonly name: string
  /**
   * What the kit under test may do with it: `dropped` means that it must not become a wallet; `shown` that it may, once its
   * texts and icon are made harmless; `clash` that the genuine wallet already has its identity.
   */
  readonly fate: "dropped" | "shown" | "clash"
  /**
   * Makes the `detail` of `wallet-standard:register-wallet` from the genuine wallet that it imitates. Usually a callback
   * that always registers the same malformed wallet.
   */
  detail(wallet: StandardWallet): unknown
}

/** The wallet under a name that nobody else has, with the same features, changed as given. */
const another = (wallet: StandardWallet, change: object = {}): StandardWallet => {
  const copy = {
    version: wallet.version,
    name: `Liar ${createUuid().slice(0, 8)}`,
    icon: wallet.icon,
    chains: wallet.chains,
    features: wallet.features,
    get accounts() {
      return wallet.accounts
    }
  }
  return Object.defineProperties(copy, Object.getOwnPropertyDescriptors(change))
}

const impostor = (wallet: StandardWallet): StandardWallet => ({
  version: wallet.version,
  name: wallet.name,
  icon: wallet.icon,
  chains: wallet.chains,
  features: {
    ...wallet.features,
    "standard:connect": { version: "1.0.0", connect: () => Promise.resolve({ accounts: [] }) }
  },
  accounts: []
})

type Make = (wallet: StandardWallet) => unknown
type Entry = (name: string, make: Make) => MalformedStandardWallet

/** A detail that registers what `make` made once. */
const registering =
  (make: Make) =>
  (wallet: StandardWallet): RegistrationCallback => {
    const made = make(wallet)
    return (api) => void api.register(made)
  }

const dropped: Entry = (name, make) => ({ name, fate: "dropped", detail: registering(make) })
const shown: Entry = (name, make) => ({ name, fate: "shown", detail: registering(make) })
const clash: Entry = (name, make) => ({ name, fate: "clash", detail: registering(make) })
const droppedEvent: Entry = (name, detail) => ({ name, fate: "dropped", detail })

const withChange = (change: object) => (wallet: StandardWallet) => another(wallet, change)
const withFeature = (name: string, feature: unknown) => (wallet: StandardWallet) =>
  another(wallet, { features: { ...wallet.features, [name]: feature } })
const withAccount = (change: object) => (wallet: StandardWallet) =>
  another(wallet, {
    accounts: [
      Object.defineProperties(
        {
          address: "11111111111111111111111111111111",
          publicKey: new Uint8Array(32),
          chains: wallet.chains,
          features: []
        },
        Object.getOwnPropertyDescriptors(change)
      )
    ]
  })

const scriptedSvg = `data:image/svg+xml;base64,${btoa(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.__pwned=1"><script>globalThis.__pwned=1</script></svg>'
)}`

/** Registrations that a kit has to survive, for {@link announceMalformedStandard}. */
export const malformedStandardWallets: readonly MalformedStandardWallet[] = [
  droppedEvent("detail undefined", () => undefined),
  droppedEvent("detail null", () => null),
  droppedEvent("detail a string", () => "wallet"),
  droppedEvent("detail the wallet instead of a callback", (wallet) => another(wallet)),
  droppedEvent("detail a callback that throws", () => throwing),
  droppedEvent("detail a callback that registers nothing", () => (api: { register(): unknown }) => {
    api.register()
  }),
  droppedEvent("detail a callback that takes its wallet back at once, twice", (wallet) => {
    const made = another(wallet)
    return (api: { register(wallet: unknown): unknown }) => {
      const unregister = api.register(made)
      if (typeof unregister !== "function") return
      unregister()
      unregister()
    }
  }),

  dropped("wallet undefined", () => undefined),
  dropped("wallet null", () => null),
  dropped("wallet a string", () => "wallet"),
  dropped("wallet a function", () => () => {}),
  dropped("wallet an empty object", () => ({})),
  dropped("wallet a list", (wallet) => [another(wallet)]),
  dropped("wallet whose getters throw", () =>
    throwingAt("version", "name", "icon", "chains", "features", "accounts")
  ),
  dropped("wallet a proxy that throws at everything", spiteful),
  dropped("wallet a revoked proxy", revoked),
  dropped("no name", withChange({ name: undefined })),
  dropped("name a number", withChange({ name: 7 })),
  dropped("name an object", withChange({ name: { toString: () => "Wallet" } })),
  dropped("name that throws", withChange(throwingAt("name"))),
  dropped("no features", withChange({ features: undefined })),
  dropped("features null", withChange({ features: null })),
  dropped("features a string", withChange({ features: "standard:connect" })),
  dropped("features a list of names", withChange({ features: ["standard:connect", "standard:events"] })),
  dropped("features that throw", withChange(throwingAt("features"))),
  dropped("features a proxy that throws at everything", (wallet) =>
    another(wallet, { features: spiteful() })
  ),
  dropped("no standard:connect", withFeature("standard:connect", undefined)),
  dropped("standard:connect null", withFeature("standard:connect", null)),
  dropped(
    "standard:connect a plain function",
    withFeature("standard:connect", () => ({ accounts: [] }))
  ),
  dropped(
    "standard:connect without its function",
    withFeature("standard:connect", { version: "1.0.0", connect: "yes" })
  ),
  dropped("standard:connect that throws", withFeature("standard:connect", throwingAt("connect"))),
  dropped("no chains", withChange({ chains: undefined })),
  dropped("chains a string", (wallet) => another(wallet, { chains: wallet.chains[0] })),
  dropped("chains a list-like object", (wallet) =>
    another(wallet, { chains: { length: 1, 0: wallet.chains[0] } })
  ),
  dropped("chains an empty list", withChange({ chains: [] })),
  dropped("chains of numbers", withChange({ chains: [1, 2] })),
  dropped("chains of a namespace that nobody knows", withChange({ chains: ["liar:mainnet"] })),
  dropped("chains that throw", withChange(throwingAt("chains"))),

  shown("name empty", withChange({ name: "" })),
  shown("name of blanks", withChange({ name: " \t\n" })),
  shown("name of direction marks only", withChange({ name: "\u202e\u200b\u2066" })),
  shown("name of 10,000 characters", withChange({ name: "W".repeat(10_000) })),
  shown("name with a direction override", withChange({ name: "\u202emotnahP" })),
  shown("name with zero-width characters", withChange({ name: "Liar\u200b\u200d Wal\u2060let\ufeff" })),
  shown("name with control characters and line breaks", withChange({ name: "Liar\u0000\nWallet\u001b[31m" })),
  shown("name of look-alike letters", withChange({ name: "Virtuаl Wаllet" })),
  shown("name as markup", withChange({ name: "<img src=x onerror='globalThis.__pwned=1'>" })),
  shown("name with a thousand combining marks", withChange({ name: `Z${"\u0310".repeat(1000)}algo` })),
  shown("name of an object's prototype", withChange({ name: "__proto__" })),
  shown("no version", withChange({ version: undefined })),
  shown("version a number", withChange({ version: 1 })),
  shown("version of the future", withChange({ version: "99.0.0" })),
  shown("no icon", withChange({ icon: undefined })),
  shown("icon a number", withChange({ icon: 7 })),
  shown("icon that throws", withChange(throwingAt("icon"))),
  shown("icon an SVG with script", withChange({ icon: scriptedSvg })),
  shown("icon a javascript: address", withChange({ icon: "javascript:globalThis.__pwned=1" })),
  shown(
    "icon a web page as data",
    withChange({ icon: "data:text/html,<script>globalThis.__pwned=1</script>" })
  ),
  shown("icon on another host", withChange({ icon: "https://tracker.invalid/icon.png" })),
  shown(
    "icon that closes an attribute",
    withChange({ icon: 'data:image/png;base64,"><script>globalThis.__pwned=1</script>' })
  ),
  shown("icon of two megabytes", withChange({ icon: `data:image/png;base64,${"A".repeat(2_000_000)}` })),
  shown("chains with odd entries between", (wallet) =>
    another(wallet, { chains: [null, 7, "", "nonsense", {}, ...wallet.chains, "__proto__"] })
  ),
  shown("chains the same again and again", (wallet) =>
    another(wallet, { chains: Array.from({ length: 1000 }, () => wallet.chains).flat() })
  ),
  shown("no standard:events", withFeature("standard:events", undefined)),
  shown("standard:events null", withFeature("standard:events", null)),
  shown(
    "standard:events without its function",
    withFeature("standard:events", { version: "1.0.0", on: null })
  ),
  shown(
    "standard:events that throws when listened to",
    withFeature("standard:events", { version: "1.0.0", on: throwing })
  ),
  shown(
    "standard:events that gives nothing to stop with",
    withFeature("standard:events", { version: "1.0.0", on: () => undefined })
  ),
  shown("no standard:disconnect", withFeature("standard:disconnect", undefined)),
  shown(
    "standard:disconnect that throws",
    withFeature("standard:disconnect", { version: "1.0.0", disconnect: throwing })
  ),
  shown("no accounts", withChange({ accounts: undefined })),
  shown("accounts null", withChange({ accounts: null })),
  shown("accounts a string", withChange({ accounts: "11111111111111111111111111111111" })),
  shown("accounts a list-like object", withChange({ accounts: { length: 1, 0: {} } })),
  shown("accounts of texts", withChange({ accounts: ["11111111111111111111111111111111"] })),
  shown("accounts of null", withChange({ accounts: [null, undefined] })),
  shown("accounts that throw", withChange(throwingAt("accounts"))),
  shown("accounts with proxies that throw", (wallet) =>
    another(wallet, { accounts: [spiteful(), revoked()] })
  ),
  shown("account without address", withAccount({ address: undefined })),
  shown("account whose address throws", withAccount(throwingAt("address"))),
  shown(
    "account of an address that is none",
    withAccount({ address: "<script>globalThis.__pwned=1</script>" })
  ),
  shown("account without public key", withAccount({ publicKey: undefined })),
  shown("account without chains", withAccount({ chains: undefined })),
  shown("account of another network", withAccount({ chains: ["liar:mainnet"] })),
  shown(
    "account whose label is markup",
    withAccount({ label: "<img src=x onerror='globalThis.__pwned=1'>" })
  ),
  shown("everything frozen", (wallet) =>
    Object.freeze(another(wallet, { features: Object.freeze({ ...wallet.features }) }))
  ),
  shown("unknown fields", withChange({ verified: true, score: 5 })),
  shown("everything inherited", (wallet) => Object.create(another(wallet))),

  clash("the genuine wallet again", (wallet) => wallet),
  clash("the same name and the same features", (wallet) => another(wallet, { name: wallet.name })),
  clash("the same name with features of another", impostor)
]

/**
 * Sends malformed registrations that imitate a wallet, now and whenever the page reports that it is ready.
 *
 * @param wallet the genuine one that they imitate; it is not registered here
 * @param which the ones to send; all {@link malformedStandardWallets} by default
 * @param place where the page listens; `window` by default
 * @returns a function that stops answering
 */
export function announceMalformedStandard(
  wallet: StandardWallet,
  which: readonly MalformedStandardWallet[] = malformedStandardWallets,
  place: WalletPlace = globalThis.window
): () => void {
  // Made once, so that a page that asks again gets the same wallets and not new ones.
  const details = which.map((malformed) => malformed.detail(wallet))
  return announceRegistrations(details, place)
}

/**
 * Registers `count` wallets with the same features and different names, in one task.
 *
 * @returns a function that unregisters them
 */
export function floodStandard(
  wallet: StandardWallet,
  count: number,
  place: WalletPlace = globalThis.window
): () => void {
  const wallets = Array.from({ length: count }, (_, n) =>
    another(wallet, { name: `Virtual Wallet ${n + 1}` })
  )
  return announceStandard(wallets, place)
}
