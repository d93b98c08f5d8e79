import type { AnyPlugin } from "@latchkey/core"
import { activity } from "@latchkey/activity/react"
import { approvals } from "@latchkey/approvals/react"
import { batches } from "@latchkey/batches/react"
import { cloud } from "@latchkey/cloud"
import { coinbase, type CoinbaseOptions } from "@latchkey/coinbase"
import { embedded, type SignInMethod } from "@latchkey/embedded/react"
import { farcaster, type FarcasterOptions } from "@latchkey/farcaster"
import { icons } from "@latchkey/icons"
import { multiWallet } from "@latchkey/multi-wallet/react"
import { names } from "@latchkey/names/react"
import { nfts } from "@latchkey/nfts/react"
import { onchainSwap, type OnchainSwapOptions } from "@latchkey/onchain-swap"
import { onramp } from "@latchkey/onramp/react"
import { meld } from "@latchkey/onramp/sources"
import { pay } from "@latchkey/pay/react"
import { exchangeApi, type ExchangeApiOptions } from "@latchkey/pay/sources"
import { receive } from "@latchkey/receive/react"
import { safe, type SafeOptions } from "@latchkey/safe/react"
import { send } from "@latchkey/send/react"
import { smartSessions } from "@latchkey/smart-sessions/react"
import { swap } from "@latchkey/swap/react"
import { tokens } from "@latchkey/tokens/react"
import { wallets } from "@latchkey/wallets"
import { walletConnect } from "@latchkey/walletconnect/react"
import type { Stack } from "./Stack.ts"

/** A plugin that is switched on or off beside the chains. */
interface FeatureDeclaration {
  readonly name: string
  readonly label: string
  readonly about: string
  /** The entry that exports it, under its name. */
  readonly from: string
  /** Whether it is on where nothing is said. */
  readonly initially: boolean
  /** What it is made with; undefined where the local stack lacks what it needs: it is not offered then. */
  readonly optionsOn: (stack: Stack) => object | undefined
  /** What the shown code passes where the local stack lacks what it needs. */
  readonly elsewhere?: object
  readonly plugin: (options: object) => AnyPlugin
}

const PROJECT = "playground"
const signInMethods: ReadonlyArray<SignInMethod> = ["email", "google", "github", "discord", "farcaster"]

const withoutOptions = () => ({})

/** Every plugin beside the chains, in the order of the switches and of the shown code. */
export const features = [
  {
    name: "receive",
    label: "Receive",
    about: "A tile of the account view.",
    from: "@latchkey/receive/react",
    initially: true,
    optionsOn: withoutOptions,
    plugin: () => receive()
  },
  {
    name: "send",
    label: "Send",
    about: "A tile of the account view.",
    from: "@latchkey/send/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => send()
  },
  {
    name: "swap",
    label: "Swap",
    about: "A tile of the account view.",
    from: "@latchkey/swap/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => swap()
  },
  {
    name: "onchainSwap",
    label: "On-chain swap",
    about: "An exchange for Swap.",
    from: "@latchkey/onchain-swap",
    initially: false,
    optionsOn: ({ routers }) => (routers === undefined ? undefined : { routers }),
    elsewhere: { routers: [] },
    plugin: (options) => onchainSwap(options as OnchainSwapOptions)
  },
  {
    name: "onramp",
    label: "On-ramp",
    about: "Buying with a card: a tile of the account view.",
    from: "@latchkey/onramp/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => onramp()
  },
  {
    name: "meld",
    label: "Meld",
    about: "A provider for On-ramp: its real page opens.",
    from: "@latchkey/onramp/sources",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => meld()
  },
  {
    name: "pay",
    label: "Pay",
    about: "Payments that the page asks for: a button beside the views.",
    from: "@latchkey/pay/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => pay()
  },
  {
    name: "exchangeApi",
    label: "Exchanges",
    about: "Two local exchanges for Pay.",
    from: "@latchkey/pay/sources",
    initially: false,
    optionsOn: ({ exchangesUrl }) =>
      exchangesUrl === undefined
        ? undefined
        : { url: exchangesUrl, projectId: PROJECT, pages: [exchangesUrl], networks: ["eip155:1"] },
    elsewhere: {
      url: "https://rpc.example.com",
      projectId: "your-project",
      pages: ["https://exchange.example.com"]
    },
    plugin: (options) => exchangeApi(options as ExchangeApiOptions)
  },
  {
    name: "tokens",
    label: "Tokens",
    about: "A tab of the account view.",
    from: "@latchkey/tokens/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => tokens()
  },
  {
    name: "nfts",
    label: "NFTs",
    about: "A tab of the account view.",
    from: "@latchkey/nfts/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => nfts()
  },
  {
    name: "approvals",
    label: "Approvals",
    about: "Who may take tokens: a tile of the account view.",
    from: "@latchkey/approvals/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => approvals()
  },
  {
    name: "batches",
    label: "Batches",
    about: "Several calls at once: a button beside the views.",
    from: "@latchkey/batches/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => batches()
  },
  {
    name: "smartSessions",
    label: "Smart sessions",
    about: "What apps may do alone: a tile of the account view, and a button beside the views.",
    from: "@latchkey/smart-sessions/react",
    initially: false,
    optionsOn: ({ cloudUrl }) => (cloudUrl === undefined ? undefined : { projectId: "stack", url: cloudUrl }),
    elsewhere: { projectId: "your-project" },
    plugin: (options) => smartSessions({ projectId: PROJECT, ...options })
  },
  {
    name: "activity",
    label: "Activity",
    about: "A tab of the account view.",
    from: "@latchkey/activity/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => activity()
  },
  {
    name: "multiWallet",
    label: "Several wallets",
    about: "Wallets connected at once, and before.",
    from: "@latchkey/multi-wallet/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => multiWallet()
  },
  {
    name: "names",
    label: "Names",
    about: "What the account is called.",
    from: "@latchkey/names/react",
    initially: false,
    optionsOn: withoutOptions,
    plugin: () => names()
  },
  {
    name: "icons",
    label: "Icons",
    about: "Marks of networks and wallets.",
    from: "@latchkey/icons",
    initially: true,
    optionsOn: withoutOptions,
    plugin: () => icons()
  },
  {
    name: "wallets",
    label: "Wallets",
    about: "Sixty wallets to choose from, and where to get one.",
    from: "@latchkey/wallets",
    initially: true,
    optionsOn: withoutOptions,
    plugin: () => wallets()
  },
  {
    name: "cloud",
    label: "Cloud",
    about: "Hundreds of wallets to choose from, activity, prices and swaps.",
    from: "@latchkey/cloud",
    initially: false,
    optionsOn: ({ cloudUrl, routers = [] }) =>
      cloudUrl === undefined
        ? undefined
        : {
            projectId: "stack",
            urls: { api: cloudUrl },
            accounts: ["eip155", "solana"],
            names: { zone: "tea.example" },
            swap: routers.map(({ networkId, title, router }) => ({ networkId, title, router }))
          },
    elsewhere: { projectId: "your-project" },
    plugin: (options) => cloud(options)
  },
  {
    name: "walletConnect",
    label: "WalletConnect",
    about: "A wallet on the phone page.",
    from: "@latchkey/walletconnect/react",
    initially: false,
    optionsOn: ({ pairing }) => (pairing === undefined ? undefined : { projectId: PROJECT, ...pairing }),
    elsewhere: { projectId: "your-project" },
    plugin: (options) => walletConnect({ projectId: PROJECT, ...options })
  },
  {
    name: "safe",
    label: "Safe",
    about: "Inside a Safe the page connects by itself.",
    from: "@latchkey/safe/react",
    initially: false,
    optionsOn: ({ safeUrl }) => (safeUrl === undefined ? undefined : { allowedDomains: [safeUrl] }),
    plugin: (options) => safe(options as SafeOptions)
  },
  {
    name: "farcaster",
    label: "Farcaster",
    about: "Inside a Farcaster client the page connects by itself.",
    from: "@latchkey/farcaster",
    initially: false,
    optionsOn: ({ farcasterUrl }) =>
      farcasterUrl === undefined ? undefined : { allowedDomains: [farcasterUrl] },
    plugin: (options) => farcaster(options as FarcasterOptions)
  },
  {
    name: "coinbase",
    label: "Coinbase",
    about: "A wallet in a window of its own.",
    from: "@latchkey/coinbase",
    initially: false,
    optionsOn: ({ coinbaseUrl }) =>
      coinbaseUrl === undefined ? undefined : { keysUrl: `${coinbaseUrl}/connect` },
    plugin: (options) => coinbase(options as CoinbaseOptions)
  },
  {
    name: "embedded",
    label: "Embedded wallet",
    about: "A wallet for an e-mail address or an account at a provider.",
    from: "@latchkey/embedded/react",
    initially: false,
    optionsOn: ({ embedded: local }) =>
      local === undefined
        ? undefined
        : { frameUrl: local.frameUrl, projectId: "stack", methods: signInMethods },
    elsewhere: {
      frameUrl: "https://wallet.example.com/sdk",
      projectId: "your-project",
      methods: signInMethods
    },
    plugin: (options) => embedded(options)
  }
] as const satisfies ReadonlyArray<FeatureDeclaration>

/** The name of a feature: its export, and its key in the settings. */
export type FeatureName = (typeof features)[number]["name"]

/** Which features are on. */
export type FeatureSettings = Readonly<Record<FeatureName, boolean>>

/** A value for each feature. */
export const byFeature = <A>(valueOf: (feature: Feature) => A): Readonly<Record<FeatureName, A>> =>
  Object.fromEntries(features.map((feature) => [feature.name, valueOf(feature)])) as Record<FeatureName, A>

/** A feature of the list, by its common shape. */
export type Feature = FeatureDeclaration & { readonly name: FeatureName }

/** The features that the local stack has what they need for. */
export const offeredFeatures = (stack: Stack): ReadonlyArray<Feature> =>
  features.filter(({ optionsOn }) => optionsOn(stack) !== undefined)

/** The plugins of the features that are on and can be had. */
export const featurePlugins = (settings: FeatureSettings, stack: Stack): ReadonlyArray<AnyPlugin> =>
  features.flatMap(({ name, optionsOn, plugin }: Feature) => {
    const options = settings[name] ? optionsOn(stack) : undefined
    return options === undefined ? [] : [plugin(options)]
  })

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(", ")}]`
    : typeof value === "object" && value !== null
      ? `{ ${Object.entries(value)
          .map(([name, field]) => `${name}: ${literal(field)}`)
          .join(", ")} }`
      : JSON.stringify(value)

/** A call with options, as a program spells it. */
export const callOf = (name: string, options: object): string =>
  Object.keys(options).length === 0 ? `${name}()` : `${name}(${literal(options)})`

/** The call that makes a feature's plugin. */
export const featureCall = ({ name, optionsOn, elsewhere }: Feature, stack: Stack): string =>
  callOf(name, optionsOn(stack) ?? elsewhere ?? {})
