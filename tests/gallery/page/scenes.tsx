import {
  fillSlot,
  swapSources,
  type KitState,
  type PreparedTransfer,
  type OnrampProgress,
  type OnrampProvider,
  type OnrampQuote,
  type OnrampRequest,
  type SwapProgress,
  type SwapQuote,
  type SwapReview,
  type TransferRequest
} from "@latchkey/core"
import { accountActions, accountTabs, connectMethods, views } from "@latchkey/react/view"
import { failure, type Script } from "./fakeKit.ts"
import type { ButtonLine } from "./drawButtons.tsx"
import type { SendState } from "@latchkey/send/react"
import type { OnrampState } from "@latchkey/onramp/react"
import type { Proposal, SafeInfo } from "@latchkey/safe/react"
import type { PayState } from "@latchkey/pay/react"
import type { SwapState } from "@latchkey/swap/react"
import { names } from "@latchkey/names/react"
import type { AccountActivity, ActivityEntry } from "@latchkey/activity/react"
import type { AccountTokens, HeldToken } from "@latchkey/tokens/react"
import type { AccountNfts, HeldNft } from "@latchkey/nfts/react"
import { namesFills } from "../../../plugins/names/src/react/fills.ts"
import { multiWalletFills } from "../../../plugins/multi-wallet/src/react/fills.ts"
import { nftsFills } from "../../../plugins/nfts/src/react/fills.ts"
import { activityFills } from "../../../plugins/activity/src/react/fills.ts"
import { receiveFills } from "../../../plugins/receive/src/react/fills.ts"
import { sendFills } from "../../../plugins/send/src/react/fills.ts"
import { onrampFills } from "../../../plugins/onramp/src/react/fills.ts"
import { moduleWithViews as onrampModule } from "../../../plugins/onramp/src/react/opened.ts"
import { safeFills } from "../../../plugins/safe/src/react/fills.ts"
import { payFills } from "../../../plugins/pay/src/react/fills.ts"
import { laterFills as laterPayFills } from "../../../plugins/pay/src/react/laterFills.ts"
import { swapFills } from "../../../plugins/swap/src/react/fills.ts"
import { laterViews } from "../../../plugins/swap/src/react/laterViews.ts"
import { tokensFills } from "../../../plugins/tokens/src/react/fills.ts"
import { approvalScenes } from "./approvalScenes.ts"
import { batchScenes } from "./batchScenes.ts"
import { EmailBlock } from "./EmailBlock.tsx"
import {
  address,
  namespace,
  at,
  connected,
  connection,
  connector,
  network,
  networks,
  otherAddress,
  wallets,
  withAll,
  withConnection,
  withFeatures,
  withFillings,
  withNetworks,
  withNotice,
  withWallets,
  withSecondConnection,
  withSecondNamespace
} from "./world.ts"
import { sessionScenes } from "./sessionScenes.ts"

/** One view in one state. */
export interface Scene extends Script {
  readonly name: string
  /** Done with the keyboard before the picture is taken. */
  readonly keys?: ReadonlyArray<string>
  readonly type?: string
  readonly embedded?: boolean
  /** A look of the documentation, over the theme. */
  readonly look?: "midnight" | "high-contrast"
  /** The buttons of a page, instead of the modal. */
  readonly buttons?: ReadonlyArray<ButtonLine>
}

const legal = { termsUrl: "https://example.test/terms", privacyUrl: "https://example.test/privacy" }
const long = "Wallet of the honourable company of merchants trading to the North"
const bidi = "محفظة Falcon 123"
const waiting = { connectorId: "fox.test" }
const connecting = withAll(withWallets, at("Connecting", waiting, ["Connect"]))
const unknown = network(99, "Unknown Network", { unknown: true })

const longToken = `one:1:${address}` as const
const longAmount = {
  value: 1_234_567_123_456_789_012_345_678n,
  decimals: 18,
  symbol: "WRAPPEDSTAKEDETHERV2"
}
const sent = { value: 5n * 10n ** 17n, decimals: 18, symbol: "ONE" }
const transfer = {
  networkId: "one:1",
  sender: address,
  receiver: address,
  amount: sent,
  fee: { value: 95_304_162_502_084n, decimals: 18, symbol: "ONE" },
  warnings: [],
  request: {}
} satisfies PreparedTransfer
const asked: TransferRequest = { receiver: address, amount: { value: sent.value, decimals: 18 } }
const feeLevels = (["slow", "normal", "fast"] as const).map((level, index) => ({
  level,
  fee: { ...transfer.fee, value: transfer.fee.value * BigInt(index + 1) }
}))
const receiveApi = {
  receive: { request: async () => ({ address, networkId: "one:1", uri: `pay:${address}`, networks }) }
}
const sendApi = {
  send: {
    tokens: async () => [],
    edit: async () => {},
    follow: async () => {},
    lookUp: () => new Promise<never>(() => {})
  }
}
const namesApi = {
  names: { profile: async () => ({}), suggestions: () => new Promise<never>(() => {}) }
}
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E"

/** A view of sending, with a long name and a long amount among the tokens. */
const sending = (view: string, state: Partial<SendState> = {}) =>
  withAll(
    connected(),
    withFillings(...sendFills),
    (before) => ({
      ...before,
      send: {
        form: { amount: "0.5", receiver: address },
        tokens: {
          prices: [{ price: { value: 251_237n, decimals: 2, symbol: "USD" } }],
          status: "ready",
          list: [
            { name: "One", amount: { ...sent, value: 12n * 10n ** 18n } },
            { name: long, token: longToken, amount: longAmount },
            { name: bidi, token: `one:1:${address.toLowerCase()}`, amount: { ...longAmount, symbol: "رمز" } }
          ]
        },
        ...state
      }
    }),
    at(view, {}, ["Account"])
  )

const usdId = `one:1:0x${"a".repeat(40)}` as const
const longId = `one:1:0x${"b".repeat(40)}` as const
const dollarsWorth = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })
const dollars = (value: bigint) => ({ value, decimals: 6, symbol: "USDC" })
const quote: SwapQuote = {
  networkId: "one:1",
  sell: "native",
  buy: usdId,
  provider: "Uniswap V2",
  sourceId: "uniswap",
  sold: sent,
  bought: dollars(996_340_112n),
  minimum: dollars(986_376_711n),
  slippage: 1,
  priceImpact: 0.11,
  worth: { sold: dollarsWorth(100_100n), bought: dollarsWorth(99_634n) },
  providerFee: dollars(2_998_015n),
  expiresAt: 0
}
const prepared = {
  networkId: "one:1" as const,
  sender: address,
  call: { to: otherAddress, value: sent.value, data: "0x" },
  fee: { value: 95_304_162_502_084n, decimals: 18, symbol: "ONE" },
  request: {}
}
const swapReview: SwapReview = {
  quote,
  step: "swap",
  prepared,
  facts: {
    kind: "swap",
    bought: usdId,
    amount: sent.value,
    minimum: quote.minimum.value,
    receiver: address,
    deadline: 0n
  }
}
const sellingUsd: SwapQuote = {
  ...quote,
  sell: usdId,
  buy: "native",
  sold: dollars(150_000_000n),
  bought: sent
}
const approval: SwapReview = {
  quote: sellingUsd,
  step: "approve",
  prepared,
  facts: { kind: "approval", token: usdId, spender: otherAddress, amount: 150_000_000n }
}
const swapApi = {
  swap: {
    tokens: async () => [],
    edit: async () => {},
    follow: async () => {},
    quote: () => new Promise<never>(() => {}),
    prepare: () => new Promise<never>(() => {})
  }
}
const swapChoices = [
  { id: "native", name: "One", symbol: "ONE", decimals: 18, balance: 12n * 10n ** 18n },
  { id: usdId, name: "USD Coin", symbol: "USDC", decimals: 6, balance: 25_500_000n },
  { id: longId, name: long, ...longAmount, balance: longAmount.value },
  { id: `one:1:0x${"c".repeat(40)}` as const, name: bidi, symbol: "رمز", decimals: 18, balance: 0n },
  { id: `one:1:0x${"d".repeat(40)}` as const, name: "Dai Stablecoin", symbol: "DAI", decimals: 18 }
] as const
const swapRequest = {
  sell: "native",
  buy: usdId,
  amount: { value: sent.value, decimals: 18 },
  slippage: 1
} as const

/** A view of swapping. */
const swapping = (
  view: string,
  state: Partial<SwapState> = {},
  params: Readonly<Record<string, unknown>> = {}
) =>
  withAll(
    connected(),
    withFillings(
      ...swapFills,
      ...laterViews,
      fillSlot(swapSources, {
        id: "exchange",
        title: "Uniswap V2",
        networks: ["one:1"],
        load: () => new Promise(() => {})
      })
    ),
    (before) => ({
      ...before,
      swap: {
        form: { sell: "native", buy: usdId, amount: "0.5", slippage: 1 },
        tokens: { status: "ready", list: swapChoices },
        asked: { status: "ready", request: swapRequest, quote },
        ...state
      }
    }),
    at(view, params, ["Account"])
  )
const swapProgress = (status: SwapProgress["status"], more: Partial<SwapProgress> = {}) =>
  swapping("swap/Progress", { progress: { review: swapReview, status, ...more } })

const onrampApi = {
  onramp: {
    edit: async () => {},
    options: () => new Promise<never>(() => {}),
    quote: () => new Promise<never>(() => {}),
    follow: () => new Promise<never>(() => {}),
    purchases: () => new Promise<never>(() => {})
  }
}
const usd = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })
const shop: OnrampProvider = {
  id: "shop",
  title: "Corner Shop",
  fee: "1-2",
  payment: [
    {
      id: "USD",
      decimals: 2,
      limits: [
        { method: "card", min: 10_00n, max: 7_500_00n },
        { method: "ach_bank_account", min: 10_00n, max: 25_000_00n }
      ]
    },
    { id: "EUR", decimals: 2, limits: [{ method: "card", min: 10_00n, max: 7_500_00n }] }
  ],
  purchase: [
    { id: "usdc", name: "USD Coin", symbol: "USDC", networks: [{ networkId: "one:1", name: "Network One" }] },
    { id: "one", name: "One", symbol: "ONE", networks: [{ networkId: "one:1", name: "Network One" }] }
  ],
  isDefault: false,
  hasQuotes: true,
  tellsStatus: true,
  isOpaque: false
}
const otherShop: OnrampProvider = {
  ...shop,
  id: "other",
  title: long,
  purchase: [shop.purchase[0]!],
  payment: [{ ...shop.payment[0]!, limits: [shop.payment[0]!.limits[0]!] }],
  isDefault: true,
  hasQuotes: false,
  isOpaque: true
}
const onrampRequest: OnrampRequest = {
  provider: "shop",
  purchase: "usdc",
  networkId: "one:1",
  pay: usd(250_00n),
  method: "card"
}
const onrampQuote: OnrampQuote = {
  id: "q",
  total: usd(250_00n),
  subtotal: usd(246_25n),
  purchased: { value: 246_250_000n, decimals: 6, symbol: "USDC" },
  providerFee: usd(3_25n),
  networkFee: usd(50n),
  isPlaceholder: false
}

/** A view of buying. */
const buying = (view: string, state: Partial<OnrampState> = {}) =>
  withAll(
    connected(),
    withFillings(...onrampFills({}), ...onrampModule({}).fills),
    (before) => ({
      ...before,
      onramp: {
        form: { amount: "250" },
        choices: { status: "ready", value: { networkId: "one:1", providers: [shop, otherShop] } },
        asked: { status: "ready", request: onrampRequest, quote: onrampQuote },
        ...state
      }
    }),
    at(view, {}, ["Account"])
  )
const onrampProgress = (change: Partial<OnrampProgress>) =>
  buying("onramp/Progress", {
    progress: {
      provider: shop,
      networkId: "one:1",
      address: "0x52908400098527886E0F7030069857D2E4169EE7",
      symbol: "USDC",
      pay: usd(250_00n),
      startedAt: 0,
      url: "https://shop.test/buy",
      window: "open",
      status: "opened",
      ...change
    }
  })
const bought = (value: bigint) => ({ value, decimals: 6, symbol: "USDC" })

/** The proposals of a Safe of three owners. */
const proposing = (proposals: ReadonlyArray<Proposal>, change: Partial<SafeInfo> = {}) =>
  withAll(
    connected(),
    withFillings(...safeFills),
    (before) => ({
      ...before,
      safe: {
        safe: {
          address,
          networkId: "one:1",
          owners: [address, otherAddress, address],
          threshold: 2,
          isReadOnly: false,
          ...change
        },
        proposals
      }
    }),
    at("safe/Proposals", {}, ["Account"])
  )
const proposal = (
  status: Proposal["status"],
  signatures: number,
  change: Partial<Proposal> = {}
): Proposal => ({
  safeTxHash: `0x${status.padEnd(64, "0").replaceAll(/[^0-9a-f]/g, "7")}`,
  networkId: "eip155:1",
  status,
  signatures,
  required: 2,
  ...change
})
const payApi = {
  pay: { loadExchanges: () => new Promise<never>(() => {}), follow: async () => {} }
}
const exchange = { id: "harbour", name: "Harbour Exchange" }
const payment = {
  networkId: "one:1",
  name: "One",
  amount: sent,
  recipient: otherAddress,
  payWithExchange: {},
  byWallet: true
} as const

/** A view of a payment. */
const paying = (view: string, state: Partial<PayState> = {}, first = connected()) =>
  withAll(
    first,
    withFillings(...payFills, ...laterPayFills.filter(({ slot }) => slot === views.id)),
    (before) => ({
      ...before,
      pay: {
        payment,
        exchanges: { status: "ready", list: [exchange, { id: "other", name: long }] },
        ...state
      }
    }),
    at(view)
  )
const byWallet = (status: "asking" | "sent" | "success" | "unknown", more: object = {}) =>
  paying("pay/PayLoading", { progress: { type: "wallet", transfer, status, ...more } })
const onExchange = (
  change: Partial<Extract<NonNullable<PayState["progress"]>, { readonly type: "exchange" }>>
) =>
  paying("pay/PayLoading", {
    progress: {
      type: "exchange",
      exchange,
      sessionId: "s",
      url: "https://exchange.test/pay",
      window: "open",
      status: "opened",
      ...change
    }
  })

const tokensApi = { tokens: { refresh: async () => {} } }
const held = (
  name: string,
  symbol: string,
  value: bigint,
  decimals: number,
  more: Partial<HeldToken> = {}
): HeldToken => ({ name, amount: { value, decimals, symbol }, unverified: false, ...more })
const contract = (digit: string) => `one:1:0x${digit.repeat(40)}` as const
const tokenList: ReadonlyArray<HeldToken> = [
  held("Ether", "ETH", 1_234_567_800_000_000_000n, 18),
  held("USD Coin", "USDC", 25_500_000n, 6, { token: contract("a") }),
  held("Tether USD", "USDT", 1_000_000_000_001n, 6, { token: contract("b") }),
  held("USD Coin", "USDC", 5_000_000_000n, 6, { token: contract("c"), unverified: true })
]

const worth = (value: bigint, currency = "USD") => ({
  value: value * 10n ** 16n,
  decimals: 18,
  symbol: currency
})
/** What the tokens of the list are worth, in hundredths; the last has none that is known. */
const pricedList = (currency: string): ReadonlyArray<HeldToken> =>
  tokenList.map((holding, place) => {
    const value = [308_641n, 2_550n][place]
    return value === undefined ? holding : { ...holding, worth: worth(value, currency) }
  })

/** The account view with tokens in a tab, alone or with others. */
const withTokens = (read: Partial<AccountTokens> = {}, titles: ReadonlyArray<string> = []) =>
  withAll(
    connected(),
    withFillings(
      ...tokensFills,
      ...titles.map((title) =>
        fillSlot(accountTabs, {
          id: title,
          title: { en: title },
          load: async () => ({ default: () => null })
        })
      )
    ),
    (state) => ({
      ...state,
      tokens: {
        one: { account: `one:1:${address}`, status: "ready", list: tokenList, ...read }
      }
    })
  )
const tokensIn = (view: "Account" | "tokens/List", read: Partial<AccountTokens> = {}) =>
  withAll(withTokens(read), at(view, {}, view === "Account" ? [] : ["Account"]))

const activityApi = { activity: { load: async () => {}, loadMore: async () => {} } }
const happened = (
  month: number,
  day: number,
  kind: ActivityEntry["kind"],
  more: Partial<ActivityEntry>
): ActivityEntry => ({
  hash: `0x${month}${day}${kind}`.padEnd(66, "0"),
  networkId: "one:1",
  minedAt: Date.UTC(2024, month, day, 12),
  status: "success",
  kind,
  sender: address,
  transfers: [],
  isHidden: false,
  explorerUrl: "https://explorer.test/tx",
  ...more
})
const ofCoin = (direction: "in" | "out" | "self", value: bigint, counterparty: string = otherAddress) => ({
  direction,
  counterparty,
  amount: { value, decimals: 18, symbol: "ETH" }
})
const ofToken = (direction: "in" | "out", symbol: string, value: bigint) => ({
  ...ofCoin(direction, value),
  token: contract("a"),
  amount: { value, decimals: 6, symbol }
})
const fakeAddress = `${otherAddress.slice(0, 8)}${"9".repeat(30)}${otherAddress.slice(-4)}`
const strange = { isHidden: true, sender: fakeAddress } as const
const activityList: ReadonlyArray<ActivityEntry> = [
  happened(4, 28, "send", {
    transfers: [ofCoin("out", 5n * 10n ** 17n)],
    fee: { value: 42_000_000_000_000n, decimals: 18, symbol: "ETH" }
  }),
  happened(4, 27, "trade", {
    transfers: [ofCoin("out", 5n * 10n ** 17n), ofToken("in", "USDC", 1_234_567_800n)]
  }),
  happened(4, 26, "receive", {
    transfers: [ofCoin("in", 10n ** 12n, fakeAddress)],
    doubt: "lookAlike",
    ...strange
  }),
  happened(4, 25, "receive", { sender: otherAddress, transfers: [ofToken("in", "USDC", 25_500_000n)] }),
  happened(4, 24, "approve", {}),
  happened(4, 23, "contract", { status: "failed" }),
  happened(3, 12, "mint", {
    transfers: [
      {
        direction: "in",
        amount: { value: 1n, decimals: 0, symbol: "" },
        nft: { collection: contract("e"), id: "17", name: "Harbour Lights", picture, isSpam: false }
      }
    ]
  }),
  happened(3, 11, "claim", {
    transfers: [ofToken("in", "ARB", 1n), ofToken("in", "OP", 2n), ofToken("in", "UNI", 3n)]
  }),
  happened(3, 10, "send", {
    sender: otherAddress,
    transfers: [ofToken("out", "WRAPPEDSTAKEDETHERV2", 999_999_999_999_000_000n)]
  }),
  happened(3, 9, "self", { transfers: [ofCoin("self", 10n ** 18n, address)] })
]
const approving = (
  day: number,
  ...approvals: ReadonlyArray<Partial<NonNullable<ActivityEntry["approvals"]>[number]>>
) =>
  happened(4, day, "approve", {
    approvals: approvals.map((more) => ({
      token: `one:1:0x${"a".repeat(40)}`,
      of: "token",
      name: "USDC",
      spender: otherAddress,
      allowed: { value: 12_500_000n, decimals: 6, symbol: "USDC" },
      ...more
    }))
  })
const approvalsList = [
  approving(28, {}),
  approving(27, { allowed: "unlimited" }, { spender: address, allowed: "nothing" }),
  approving(26, { allowed: "nothing" }),
  approving(25, { of: "collection", name: "Cards of the Sea", allowed: "unlimited" }),
  approving(24, {
    allowed: { value: 123_456_789_012_345_678n, decimals: 6, symbol: longAmount.symbol },
    name: longAmount.symbol
  }),
  approving(23, { allowed: "unlimited", name: "" })
]

const activityIn = (view: string, read: Partial<AccountActivity> = {}, params = {}) =>
  withAll(
    connected(),
    withFillings(...activityFills),
    (state) => ({
      ...state,
      activity: {
        one: {
          account: `one:1:${address}`,
          status: "ready",
          list: activityList,
          hasMore: false,
          coverage: "whole",
          isFallback: false,
          ...read
        }
      }
    }),
    at(view, params, view === "Account" ? [] : ["Account"])
  )
const nftsApi = { nfts: { load: async () => {}, describe: async () => {} } }
const art = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="${from}"/><circle cx="4" cy="5" r="2" fill="${to}"/></svg>`
  )}`
const heldNft = (number: string, more: Partial<HeldNft> = {}): HeldNft => ({
  key: `${contract("e")}/${number}`,
  collection: contract("e"),
  id: number,
  count: 1n,
  standard: "ERC-721",
  collectionName: "Harbour Lights",
  name: `Harbour Lights #${number}`,
  details: "ready",
  traits: [
    { name: "Weather", value: "Fog before sunrise" },
    { name: "Boats", value: "3" }
  ],
  description:
    "Lamps of a harbour that is on no map, as seen from the pier on the first evening of the year.",
  picture: art("#1d3557", "#f4a261"),
  isHidden: false,
  explorerUrl: "https://explorer.test/address",
  ...more
})
const nftList: ReadonlyArray<HeldNft> = [
  heldNft("17"),
  heldNft("204", { picture: art("#2a9d8f", "#e9c46a") }),
  (({ picture: _, description: _text, ...plain }) => plain)(
    heldNft("5", { collectionName: "Cards of the Sea", collection: contract("d"), count: 1_200n, name: "" })
  ),
  (({ picture: _, ...plain }) => plain)(
    heldNft("115792089237316195423570985008687907853269984665640564039457584007913129639935", {
      name: "",
      collectionName: "",
      collection: contract("c"),
      standard: "ERC-1155",
      details: "barred",
      traits: []
    })
  ),
  heldNft("9", {
    name: "A name as long as sixty-four characters may be, and then one more",
    details: "failed"
  }),
  (({ picture: _, ...plain }) => plain)(heldNft("8", { details: "loading", name: "" })),
  (({ picture: _, description: _text, ...plain }) => plain)(
    heldNft("1", {
      collection: contract("b"),
      collectionName: "Claim $500 at gift.example",
      name: "",
      doubt: "spam",
      isHidden: true,
      traits: []
    })
  )
].map((nft, index) => ({ ...nft, key: `${nft.collection}/${index}` }))
const nftsIn = (view: string, read: Partial<AccountNfts> = {}, params = {}) =>
  withAll(
    connected(),
    withFillings(...nftsFills),
    (state) => ({
      ...state,
      nfts: {
        one: { account: `one:1:${address}`, status: "ready", list: nftList, coverage: "partial", ...read }
      }
    }),
    at(view, params, view === "Account" ? [] : ["Account"])
  )
const activitySent = (state: KitState): KitState => ({
  ...state,
  transactions: {
    list: (["pending", "unknown"] as const).map((status) => ({
      id: status,
      hash: `0x${status}`,
      askedAt: Date.UTC(2024, 4, 29),
      status,
      networkId: "one:1",
      account: address,
      description: { kind: "send", receiver: otherAddress, sends: [sent] }
    }))
  }
})

const actions = withFillings(
  fillSlot(accountActions, {
    id: "receive",
    feature: "receive",
    label: { en: "Receive", ar: "استلام", de: "Empfangen" },
    icon: "M10 4v9M6 9.5l4 4 4-4M4 16.5h12",
    view: "receive"
  }),
  fillSlot(accountActions, {
    id: "send",
    feature: "send",
    label: { en: "Send", ar: "إرسال", de: "Senden" },
    icon: "M16.5 3.5 9 11M16.5 3.5l-4.75 13L9 11 3.5 8.25z",
    view: "send"
  })
)

const several = (state: KitState): KitState => ({
  ...connected()(state),
  plugin: {
    ...state.plugin,
    fillings: [...state.plugin.fillings, namespace("two", "Second networks")]
  },
  feature: { ...state.feature, values: { ...state.feature.values, multiWallet: true } },
  connection: {
    ...state.connection,
    connectors: wallets,
    connections: {
      one: [
        connection(wallets[0]!),
        connection(wallets[1]!, { accounts: [{ namespace: "one", address: otherAddress, type: "eoa" }] })
      ],
      two: [
        connection(wallets[2]!, {
          namespace: "two",
          accounts: [{ namespace: "two", address: otherAddress.slice(2), type: "eoa" }]
        })
      ]
    }
  }
})

/** Wallets that were connected on this device before; one of them has a long name. */
const withRecentWallets = (state: KitState): KitState => {
  const remembering = {
    ...withFillings(...multiWalletFills)(state),
    feature: { ...state.feature, values: { ...state.feature.values, multiWallet: true } },
    multiWallet: {
      remembered: state.connection.connectors
        .filter(({ chains }) => chains.includes("one"))
        .map(({ id }, index) => ({
          namespace: "one",
          connectorId: id,
          ...(index === 3 ? { name: long } : {})
        }))
    }
  }
  return remembering
}
/** What the app calls the accounts, one at some length. */
const withLabels = (state: KitState): KitState => {
  const addressLabels = new Map([
    [address, "Savings"],
    [otherAddress, "What we put aside for the house by the sea"]
  ])
  return { ...state, account: { ...state.account, one: { ...state.account["one"]!, addressLabels } } }
}

const withSeveralAccounts = (state: KitState): KitState => {
  const accounts = [address, otherAddress].map(
    (one) => ({ namespace: "one", address: one, type: "eoa" }) as const
  )
  const { connections } = state.connection
  return {
    ...state,
    connection: {
      ...state.connection,
      connections: {
        ...connections,
        one: [connection(wallets[0]!, { accounts }), ...connections["one"]!.slice(1)]
      }
    }
  }
}
const withRecentAttempt = (state: KitState): KitState => {
  const { id } = state.connection.connectors.findLast(({ chains }) => chains.includes("one"))!
  return {
    ...state,
    connection: { ...state.connection, attempts: { one: { connectorId: id, namespaces: ["one"] } } }
  }
}

const failing = (code: string): Omit<Scene, "name"> => ({ state: connecting, connect: failure(code) })

export const scenes: ReadonlyArray<Scene> = [
  { name: "Connect", state: withAll(withWallets, at("Connect")) },
  { name: "Connect, midnight", look: "midnight", state: withAll(withWallets, at("Connect")) },
  { name: "Connect, high contrast", look: "high-contrast", state: withAll(withWallets, at("Connect")) },
  { name: "Connect, focus on a row", state: withAll(withWallets, at("Connect")), keys: ["Tab", "Tab"] },
  { name: "Connect, looking for wallets", state: withAll(withConnection({ settled: false }), at("Connect")) },
  { name: "Connect, no wallet", state: at("Connect") },
  { name: "Connect, with terms", app: legal, state: withAll(withWallets, at("Connect")) },
  {
    name: "Connect, terms to accept",
    app: legal,
    state: withAll(withWallets, withFeatures({ legalCheckbox: true }), at("Connect"))
  },
  {
    name: "Connect, engine failed",
    state: withAll(withConnection({ settled: false }), at("Connect")),
    ready: failure("ENGINE_LOAD_FAILED")
  },
  {
    name: "Connect, hostile names",
    keys: ["Tab", "Tab"],
    state: withAll(
      withConnection({
        connectors: [
          connector("long", long),
          connector("clash-1", "Fennec", { clash: true, icon: wallets[0]!.icon! }),
          connector("clash-2", "Fennec", { clash: true, icon: "data:image/png;base64,broken" }),
          connector("bidi", bidi),
          connector("markup", "<img src=x onerror=alert(1)>", { icon: "javascript:alert(1)" }),
          connector("gone", "Remembered", { installed: false }),
          connector("wide", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
        ],
        recent: [{ id: "gone", name: "Remembered" }]
      }),
      at("Connect")
    )
  },
  {
    name: "Connect, many wallets",
    state: withAll(
      withConnection({
        connectors: Array.from({ length: 30 }, (_, index) => connector(`w${index}`, `Wallet ${index + 1}`))
      }),
      at("Connect")
    )
  },
  {
    name: "Connect, with e-mail",
    state: withAll(
      withWallets,
      withFillings(
        fillSlot(connectMethods, {
          id: "mail",
          method: "email",
          height: 48,
          load: async () => ({ default: EmailBlock })
        })
      ),
      at("Connect")
    )
  },
  { name: "Connecting", state: connecting },
  { name: "Connecting, declined", ...failing("CONNECTION_REJECTED") },
  { name: "Connecting, wallet busy", ...failing("WALLET_BUSY") },
  { name: "Connecting, not installed", ...failing("CONNECTOR_NOT_FOUND") },
  { name: "Connecting, failed", ...failing("CONNECTION_FAILED") },
  { name: "Connecting, already connected", ...failing("CONNECTOR_ALREADY_CONNECTED") },
  { name: "Connecting, unsupported", ...failing("CONNECTOR_UNSUPPORTED") },
  {
    name: "Connecting, long name",
    state: withAll(
      withConnection({ connectors: [connector("long", long)] }),
      at("Connecting", { connectorId: "long" }, ["Connect"])
    )
  },
  { name: "Account", state: withAll(connected(), actions, at("Account")) },
  { name: "Account, no actions", state: withAll(connected(), at("Account")) },
  {
    name: "Account, balance loading",
    state: withAll(
      connected({ balanceLoading: true }),
      (state) => {
        const { balance: _, ...account } = state.account["one"]!
        return { ...state, account: { one: account } }
      },
      actions,
      at("Account")
    )
  },
  {
    name: "Account, balance failed",
    state: withAll(connected({ balance: "0.00", balanceFailed: true }), actions, at("Account"))
  },
  {
    name: "Account, named",
    state: withAll(connected({ profileName: "harbour-master.eth" }), actions, at("Account"))
  },
  {
    name: "Account, named, with a picture",
    apis: namesApi,
    state: withAll(
      connected({ profileName: "harbour-master.eth", profileImage: picture }),
      withFillings(...(names().fills ?? [])),
      actions,
      at("Account")
    )
  },
  {
    name: "RegisterAccountName",
    apis: namesApi,
    state: withAll(connected(), withFillings(...namesFills), at("names/RegisterAccountName", {}, ["Account"]))
  },
  {
    name: "RegisterAccountName, a name that is free",
    apis: {
      names: {
        profile: async () => ({}),
        suggestions: async () => [
          { name: "harbour.tea.example", registered: false },
          { name: "harbour-master.tea.example", registered: true },
          { name: "the-harbour.tea.example", registered: false }
        ]
      }
    },
    state: withAll(
      connected(),
      withFillings(...namesFills),
      at("names/RegisterAccountName", {}, ["Account"])
    ),
    keys: ["Tab", "Tab"],
    type: "harbour"
  },
  {
    name: "RegisterAccountName, not connected",
    apis: namesApi,
    state: withAll(withFillings(...namesFills), at("names/RegisterAccountName"))
  },
  {
    name: "RegisterAccountNameSuccess",
    apis: namesApi,
    state: withAll(
      connected(),
      withFillings(...namesFills),
      at("names/RegisterAccountNameSuccess", { name: "harbour-master-of-the-north.tea.example" }, ["Account"])
    )
  },
  {
    name: "Account, its name not there yet",
    apis: namesApi,
    state: withAll(connected(), withFillings(...(names().fills ?? [])), actions, at("Account"))
  },
  {
    name: "Account, hostile",
    state: withAll(
      connected({
        profileName: long,
        balance: "123456789012345678901234567890.123456",
        balanceSymbol: "\u202eETH\u202c-LONG-SYMBOL"
      }),
      actions,
      withNetworks({ caipNetwork: unknown }),
      at("Account")
    )
  },
  {
    name: "Account, whole address",
    state: withAll(connected(), actions, at("Account")),
    keys: ["Tab", "Tab"]
  },
  { name: "Account, not connected here", state: withAll(withWallets, at("Account")) },
  {
    name: "Account, toast",
    state: withAll(
      connected(),
      actions,
      withNotice({ toast: { key: 1, variant: "success", text: "Wallet switched" } }),
      at("Account")
    )
  },
  {
    name: "Account, error toast",
    state: withAll(
      connected(),
      actions,
      withNotice({ toast: { key: 1, variant: "error", code: "NETWORK_SWITCH_FAILED" } }),
      at("Account")
    )
  },
  {
    name: "Account, loading toast",
    state: withAll(
      connected(),
      actions,
      withNotice({ toast: { key: 1, variant: "loading", text: "Authenticating…" } }),
      at("Account")
    )
  },
  {
    name: "Account, alert for the developer",
    options: { debug: true },
    state: withAll(
      connected(),
      actions,
      withNotice({
        alerts: [
          {
            key: 1,
            variant: "warning",
            code: "LOCAL_CONFIGURATION_IGNORED",
            text: "Local configuration ignored",
            advice: 'The project\'s own configuration decides "features.email". Change it in the dashboard.'
          }
        ]
      }),
      at("Account")
    )
  },
  { name: "Networks", state: withAll(connected(), at("Networks", {}, ["Account"])) },
  {
    name: "Networks, search",
    type: "o",
    keys: ["Tab", "Tab"],
    state: withAll(connected(), at("Networks", {}, ["Account"]))
  },
  {
    name: "Networks, nothing found",
    type: "zzzz",
    keys: ["Tab", "Tab"],
    state: withAll(connected(), at("Networks", {}, ["Account"]))
  },
  {
    name: "Networks, some not allowed",
    state: withAll(
      connected(),
      withNetworks({ supportsAllNetworks: false, approvedCaipNetworkIds: ["one:1", "one:2"] }),
      at("Networks", {}, ["Account"])
    )
  },
  {
    name: "Networks, switching off",
    options: { enableNetworkSwitch: false },
    state: withAll(connected(), at("Networks", {}, ["Account"]))
  },
  {
    name: "SwitchNetwork",
    state: withAll(connected(), at("SwitchNetwork", { networkId: "one:2" }, ["Account"]))
  },
  {
    name: "SwitchNetwork, declined",
    switchNetwork: failure("NETWORK_SWITCH_REJECTED"),
    state: withAll(connected(), at("SwitchNetwork", { networkId: "one:2" }, ["Account"]))
  },
  {
    name: "SwitchNetwork, failed",
    switchNetwork: failure("NETWORK_SWITCH_FAILED"),
    state: withAll(connected(), at("SwitchNetwork", { networkId: "one:4" }, ["Account"]))
  },
  {
    name: "SwitchNetwork, unknown network",
    state: withAll(connected(), at("SwitchNetwork", { networkId: "one:404" }, ["Account"]))
  },
  {
    name: "SwitchActiveChain",
    state: withAll(
      connected(),
      at(
        "SwitchActiveChain",
        { namespace: "one", networkId: "one:3", navigateTo: "Connect", replace: true },
        ["Account"]
      )
    )
  },
  {
    name: "ConnectingMultiChain",
    state: withAll(withSecondNamespace, at("ConnectingMultiChain", { walletId: "fox.test" }, ["Connect"]))
  },
  {
    name: "ConnectingMultiChain, one connected",
    state: withAll(
      connected(),
      withSecondNamespace,
      at("ConnectingMultiChain", { walletId: "fox.test" }, ["Connect"])
    )
  },
  {
    name: "ConnectingMultiChain, gone",
    state: at("ConnectingMultiChain", { walletId: "fox.test" }, ["Connect"])
  },
  { name: "Connect, two namespaces", state: withAll(withSecondNamespace, at("Connect")) },
  {
    name: "Networks, two namespaces",
    state: withAll(connected(), withSecondNamespace, at("Networks", {}, ["Account"]))
  },
  {
    name: "Profile, two namespaces",
    state: withAll(connected(), withSecondNamespace, withSecondConnection, at("Profile", {}, ["Account"]))
  },
  {
    name: "UnsupportedChain",
    state: withAll(connected(), withNetworks({ caipNetwork: unknown }), at("UnsupportedChain", {}, [], true))
  },
  { name: "Profile", state: withAll(connected(), at("Profile", {}, ["Account"])) },
  { name: "Profile, several wallets", state: withAll(several, at("Profile", {}, ["Account"])) },
  {
    name: "Profile, wallets that were connected before",
    state: withAll(several, withRecentWallets, at("Profile", {}, ["Account"]))
  },
  {
    name: "Profile, accounts that the app has named",
    state: withAll(several, withSeveralAccounts, withLabels, at("Profile", {}, ["Account"]))
  },
  {
    name: "Profile, accounts of the wallet in use",
    state: withAll(several, withRecentWallets, withSeveralAccounts, at("Profile", {}, ["Account"]))
  },
  {
    name: "Profile, two namespaces, several wallets",
    state: withAll(
      connected(),
      withSecondNamespace,
      withSecondConnection,
      withRecentWallets,
      at("Profile", {}, ["Account"])
    )
  },
  {
    name: "Profile, connecting one of before",
    state: withAll(several, withRecentWallets, withRecentAttempt, at("Profile", {}, ["Account"]))
  },
  {
    name: "Profile, empty, wallets of before",
    state: withAll(withWallets, withRecentWallets, at("Profile"))
  },
  { name: "Profile, empty", state: at("Profile", {}, ["Account"]) },
  { name: "WhatIsAWallet", state: at("WhatIsAWallet", {}, ["Connect"]) },
  { name: "WhatIsANetwork", state: at("WhatIsANetwork", {}, ["Account"]) },
  {
    name: "A view that loads",
    state: withAll(
      withFillings(
        fillSlot(views, {
          id: "slow",
          title: { en: "Receive" },
          skeleton: "code",
          load: () => new Promise<never>(() => {})
        })
      ),
      at("slow", {}, ["Account"])
    )
  },
  {
    name: "A view that loads, waiting",
    state: withAll(
      withFillings(
        fillSlot(views, {
          id: "slow",
          title: { en: "Sign" },
          skeleton: "waiting",
          load: () => new Promise<never>(() => {})
        })
      ),
      at("slow", {}, ["Account"])
    )
  },
  {
    name: "A view that loads, text",
    state: withAll(
      withFillings(
        fillSlot(views, {
          id: "slow",
          title: { en: "About" },
          skeleton: "text",
          load: () => new Promise<never>(() => {})
        })
      ),
      at("slow", {}, ["Account"])
    )
  },
  {
    name: "A view that does not load",
    state: withAll(
      withFillings(
        fillSlot(views, {
          id: "bad",
          title: { en: "Receive" },
          load: () => Promise.reject(new Error("offline"))
        })
      ),
      at("bad", {}, ["Account"])
    )
  },
  { name: "A view that nobody brings", state: at("nowhere", {}, ["Account"]) },
  {
    name: "Receive",
    apis: receiveApi,
    state: withAll(connected(), withFillings(...receiveFills), at("receive/Address", {}, ["Account"]))
  },
  {
    name: "Receive, an address of one network",
    apis: { receive: { request: async () => ({ address, networkId: "one:1", networks: [] }) } },
    state: withAll(connected(), withFillings(...receiveFills), at("receive/Address", {}, ["Account"]))
  },
  {
    name: "Receive, networks",
    apis: receiveApi,
    state: withAll(connected(), withFillings(...receiveFills), at("receive/Networks", {}, ["Account"]))
  },
  { name: "Swap", apis: swapApi, state: swapping("swap/Swap") },
  {
    name: "Swap, at first",
    apis: swapApi,
    state: swapping("swap/Swap", {
      form: { sell: "native", amount: "", slippage: 1 },
      tokens: { status: "loading", list: [] }
    })
  },
  {
    name: "Swap, too much slippage",
    apis: swapApi,
    state: swapping("swap/Swap", {
      form: { sell: "native", buy: usdId, amount: "0.5", slippage: 7.5 },
      asked: {
        status: "ready",
        request: { ...swapRequest, slippage: 7.5 },
        quote: { ...quote, slippage: 7.5, priceImpact: 12.34 }
      }
    })
  },
  {
    name: "Swap, long amounts",
    apis: swapApi,
    state: swapping("swap/Swap", {
      form: { sell: longId, buy: "native", amount: "1234567.123456789012345678", slippage: 1 },
      asked: {
        status: "ready",
        request: {
          sell: longId,
          buy: "native",
          amount: { value: longAmount.value, decimals: 18 },
          slippage: 1
        },
        quote: { ...quote, sell: longId, buy: "native", sold: longAmount, bought: longAmount }
      }
    })
  },
  {
    name: "Swap, no offer",
    apis: swapApi,
    state: swapping("swap/Swap", { asked: { status: "failed", request: swapRequest, code: "SWAP_AMOUNT" } })
  },
  {
    name: "Swap, not here",
    apis: swapApi,
    state: swapping("swap/Swap", {
      tokens: { status: "failed", list: [], code: "SWAP_UNSUPPORTED" }
    })
  },
  {
    name: "Swap, tokens failed",
    apis: swapApi,
    state: swapping("swap/Swap", { tokens: { status: "failed", list: [], code: "HTTP_TIMEOUT" } })
  },
  { name: "Swap, tokens", apis: swapApi, state: swapping("swap/Tokens", {}, { side: "buy" }) },
  {
    name: "Swap, offers",
    apis: {
      swap: {
        ...swapApi.swap,
        offers: async () => [
          { ...quote, networkFee: { value: 95_304_162_502_084n, decimals: 18, symbol: "ONE" } },
          { ...quote, sourceId: "lifi", provider: "LI.FI", bought: dollars(991_002_000n) },
          { ...quote, sourceId: "long", provider: long, bought: dollars(2_000n) }
        ]
      }
    },
    state: swapping("swap/Offers", { asked: { status: "ready", request: swapRequest, quote } })
  },
  { name: "Swap, review", apis: swapApi, state: swapping("swap/Preview", { review: swapReview }) },
  {
    name: "Swap, review with warnings",
    apis: swapApi,
    state: swapping("swap/Preview", {
      review: { quote: { ...quote, priceImpact: 12.34, slippage: 7.5 }, step: "swap", prepared }
    })
  },
  { name: "Swap, approval", apis: swapApi, state: swapping("swap/Preview", { review: approval }) },
  {
    name: "Swap, approval without a limit",
    apis: swapApi,
    state: swapping("swap/Preview", { review: { ...approval, unlimited: true } })
  },
  {
    name: "Swap, allowed along with it",
    apis: swapApi,
    state: swapping("swap/Preview", {
      review: {
        ...swapReview,
        quote: { ...sellingUsd, minimum: { ...sent, value: (sent.value * 99n) / 100n } },
        ...(approval.facts === undefined ? {} : { approval: approval.facts }),
        unlimited: true
      }
    })
  },
  { name: "Swap, asking", apis: swapApi, state: swapProgress("asking") },
  { name: "Swap, sent", apis: swapApi, state: swapProgress("sent", { hash: "0x1" }) },
  {
    name: "Swap, done",
    apis: swapApi,
    state: swapProgress("success", { hash: "0x1", explorerUrl: "https://explorer.test/tx/0x1" })
  },
  {
    name: "Swap, approved",
    apis: swapApi,
    state: swapping("swap/Progress", {
      progress: { review: approval, status: "success", hash: "0x1" }
    })
  },
  { name: "Swap, price moved", apis: swapApi, state: swapProgress("unsent", { code: "SWAP_PRICE_MOVED" }) },
  { name: "Swap, unknown", apis: swapApi, state: swapProgress("unknown", { hash: "0x1" }) },
  {
    name: "Proposals",
    state: proposing([
      proposal("unknown", 0),
      proposal("signatures", 1, { required: 3 }),
      proposal("execution", 2),
      proposal("executed", 2, { transactionHash: `0x${"ab".repeat(32)}` }),
      proposal("failed", 2, { transactionHash: `0x${"cd".repeat(32)}` }),
      proposal("cancelled", 1)
    ])
  },
  { name: "Proposals, none", state: proposing([]) },
  { name: "Proposals, looking only", state: proposing([], { isReadOnly: true }) },
  { name: "Buy", apis: onrampApi, state: buying("onramp/Buy") },
  {
    name: "Buy, without a price",
    apis: onrampApi,
    state: buying("onramp/Buy", {
      form: { amount: "5", provider: "other" },
      asked: { status: "failed", request: onrampRequest, code: "ONRAMP_PROVIDER", message: "" }
    })
  },
  {
    name: "Buy, too much",
    apis: onrampApi,
    state: buying("onramp/Buy", { form: { amount: "7500.01" } })
  },
  {
    name: "Buy, not here",
    apis: onrampApi,
    state: buying("onramp/Buy", { choices: { status: "failed", code: "ONRAMP_UNSUPPORTED" } })
  },
  { name: "Buy, page open", apis: onrampApi, state: onrampProgress({}) },
  { name: "Buy, blocked", apis: onrampApi, state: onrampProgress({ window: "blocked" }) },
  {
    name: "Buy, closed",
    apis: onrampApi,
    state: onrampProgress({ window: "closed", before: bought(5n), now: bought(5n) })
  },
  {
    name: "Buy, done",
    apis: onrampApi,
    state: onrampProgress({ status: "success", before: bought(0n), now: bought(246_250_000n) })
  },
  {
    name: "Purchases",
    apis: onrampApi,
    state: buying("onramp/Purchases", {
      purchases: {
        status: "ready",
        value: {
          list: [
            { provider: shop, id: "1", status: "pending", at: 1_790_000_000_000, pay: usd(250_00n) },
            {
              provider: { id: "other", title: long },
              id: "2",
              status: "success",
              at: 1_780_000_000_000,
              pay: usd(100_50n),
              purchased: bought(99_123_456n)
            },
            { provider: shop, id: "3", status: "failed", purchased: bought(10n ** 24n) }
          ],
          unread: ["Harbour"]
        }
      }
    })
  },
  {
    name: "Purchases, none",
    apis: onrampApi,
    state: buying("onramp/Purchases", { purchases: { status: "ready", value: { list: [], unread: [] } } })
  },
  {
    name: "Purchases, not read",
    apis: onrampApi,
    state: buying("onramp/Purchases", { purchases: { status: "failed" } })
  },
  { name: "Buy, failed", apis: onrampApi, state: onrampProgress({ status: "failed" }) },
  { name: "Buy, unknown", apis: onrampApi, state: onrampProgress({ status: "unknown" }) },
  { name: "Pay", apis: payApi, state: paying("pay/Pay") },
  {
    name: "Pay, exchanges asked",
    apis: payApi,
    state: paying("pay/Pay", { exchanges: { status: "loading", list: [] } }, (state) => state)
  },
  {
    name: "Pay, no exchanges",
    apis: payApi,
    state: paying("pay/Pay", {
      exchanges: { status: "failed", list: [] },
      payment: { ...payment, amount: longAmount, name: bidi }
    })
  },
  { name: "Pay, review", apis: payApi, state: paying("pay/Review", { review: transfer }) },
  {
    name: "Pay, review with a warning",
    apis: payApi,
    state: paying("pay/Review", { review: { ...transfer, warnings: ["contract"] } })
  },
  { name: "Pay, asking", apis: payApi, state: byWallet("asking") },
  { name: "Pay, paid", apis: payApi, state: byWallet("success", { hash: "0x1" }) },
  { name: "Pay, unknown", apis: payApi, state: byWallet("unknown", { hash: "0x1" }) },
  { name: "Pay, exchange open", apis: payApi, state: onExchange({}) },
  { name: "Pay, exchange blocked", apis: payApi, state: onExchange({ window: "blocked" }) },
  { name: "Pay, exchange paid", apis: payApi, state: onExchange({ status: "success" }) },
  { name: "Pay, exchange failed", apis: payApi, state: onExchange({ status: "failed" }) },
  { name: "Pay, exchange unknown", apis: payApi, state: onExchange({ status: "unknown" }) },
  { name: "Send", apis: sendApi, state: sending("send/Send") },
  {
    name: "Send, a token with much to say",
    apis: sendApi,
    state: sending("send/Send", {
      form: { amount: "1234567.123456789012345678", receiver: address, token: longToken }
    })
  },
  {
    name: "Send, to a name",
    apis: sendApi,
    state: sending("send/Send", {
      form: { amount: "0.5", receiver: "Harbour-Master.eth" },
      named: { name: "harbour-master.eth", address }
    })
  },
  {
    name: "Send, a name being looked up",
    apis: sendApi,
    state: sending("send/Send", { form: { amount: "0.5", receiver: "harbour-master.eth" } })
  },
  {
    name: "Send, review of a name",
    apis: sendApi,
    state: sending("send/Review", { review: { transfer, request: asked, name: "harbour-master.eth" } })
  },
  {
    name: "Send, review of a long name",
    apis: sendApi,
    state: sending("send/Review", {
      review: { transfer, request: asked, name: `${"harbour-".repeat(12)}master.eth` }
    })
  },
  { name: "Send, tokens", apis: sendApi, state: sending("send/Tokens") },
  {
    name: "Send, review",
    apis: sendApi,
    state: sending("send/Review", { review: { transfer, request: asked } })
  },
  {
    name: "Send, memo",
    apis: sendApi,
    state: sending("send/Send", {
      form: { amount: "0.5", receiver: address, memo: "1234567890" },
      tokens: {
        status: "ready",
        list: [{ name: "One", amount: { ...sent, value: 12n * 10n ** 18n } }],
        memoBytes: 256
      }
    })
  },
  {
    name: "Send, review with a memo",
    apis: sendApi,
    state: sending("send/Review", {
      review: {
        transfer: {
          ...transfer,
          memo: `1234567890 ${long}`
        },
        request: asked
      }
    })
  },
  {
    name: "Send, review with fees to choose from",
    apis: sendApi,
    state: sending("send/Review", {
      review: { transfer: { ...transfer, feeLevels, feeLevel: "normal" }, request: asked }
    })
  },
  {
    name: "Send, review with the wallet's fee",
    apis: sendApi,
    state: sending("send/Review", {
      review: { transfer: { ...transfer, isFeeEstimated: true }, request: asked }
    })
  },
  {
    name: "Send, review with warnings",
    apis: sendApi,
    state: sending("send/Review", {
      review: {
        transfer: { ...transfer, amount: longAmount, token: longToken, warnings: ["self", "contract"] },
        request: asked,
        lookAlike: address
      }
    })
  },
  {
    name: "Send, review of what may be on its way",
    apis: sendApi,
    state: sending("send/Review", { review: { transfer, request: asked, isRepeated: true } })
  },
  ...(["asking", "unsent", "sent", "success", "failed", "unknown"] as const).map((status): Scene => ({
    name: `Send, ${status}`,
    apis: sendApi,
    state: sending("send/Progress", {
      progress: {
        transfer,
        request: asked,
        status,
        hash: "0x1",
        code: "NETWORK_MISMATCH",
        explorerUrl: "https://explorer.test/"
      }
    })
  })),
  {
    name: "Activity in the account",
    apis: activityApi,
    state: withAll(actions, activityIn("Account", { hasMore: true }))
  },
  {
    name: "Activity",
    apis: activityApi,
    state: withAll(activityIn("activity/List"), activitySent)
  },
  {
    name: "Activity, approvals",
    apis: activityApi,
    state: activityIn("activity/List", { list: approvalsList })
  },
  {
    name: "Transaction, an approval without a limit",
    apis: activityApi,
    state: activityIn("activity/Transaction", { list: approvalsList }, { hash: approvalsList[1]!.hash })
  },
  {
    name: "Activity, with what is hidden",
    apis: activityApi,
    keys: ["Tab", "Tab", "Tab", "Enter"],
    state: activityIn("activity/List", { coverage: "partial", isFallback: true })
  },
  {
    name: "Activity, loading",
    apis: activityApi,
    state: activityIn("activity/List", { status: "loading", list: [] })
  },
  { name: "Activity, none", apis: activityApi, state: activityIn("activity/List", { list: [] }) },
  {
    name: "Activity, not told",
    apis: activityApi,
    state: activityIn("activity/List", { list: [], coverage: "none" })
  },
  {
    name: "Activity, failed",
    apis: activityApi,
    state: activityIn("activity/List", { status: "failed", list: [], failedAt: 1 })
  },
  {
    name: "Activity, failed after a read",
    apis: activityApi,
    state: activityIn("activity/List", {
      status: "failed",
      failedAt: 1,
      hasMore: true,
      more: "failed",
      list: activityList.slice(0, 3)
    })
  },
  ...(["speedUp", "cancel"] as const).map((by): Scene => ({
    name: `Transaction, to ${by}`,
    apis: {
      activity: {
        ...activityApi.activity,
        canReplace: async () => true,
        prepareReplacement: async () => ({
          id: "open",
          by,
          fee: { value: 9n * 10n ** 14n, decimals: 18, symbol: "ETH" },
          feeBefore: { value: 8n * 10n ** 14n, decimals: 18, symbol: "ETH" },
          prepared: {}
        })
      }
    },
    state: withAll(
      activityIn("activity/Transaction", { list: [] }, { hash: `0x${"f".repeat(64)}`, namespace: "one", by }),
      (state: KitState): KitState => ({
        ...state,
        transactions: {
          list: [
            {
              id: "open",
              networkId: "one:1",
              account: address,
              status: "pending",
              description: { kind: "send", receiver: otherAddress, sends: [sent] },
              askedAt: Date.UTC(2024, 4, 29),
              hash: `0x${"f".repeat(64)}`,
              explorerUrl: "https://explorer.test/tx/0xf",
              order: { nonce: "7" }
            }
          ]
        }
      })
    )
  })),
  ...activityList.slice(0, 3).map((entry): Scene => ({
    name: `Transaction, ${entry.doubt ?? entry.kind}`,
    apis: activityApi,
    state: activityIn("activity/Transaction", {}, { hash: entry.hash })
  })),
  {
    name: "Transaction, failed",
    apis: activityApi,
    state: activityIn("activity/Transaction", {}, { hash: activityList[5]!.hash })
  },
  {
    name: "Transaction, by another",
    apis: activityApi,
    state: activityIn("activity/Transaction", {}, { hash: activityList[8]!.hash })
  },
  {
    name: "NFTs beside tokens and activity",
    apis: { ...nftsApi, ...activityApi, ...tokensApi },
    keys: [...Array<string>(7).fill("Tab"), "ArrowRight"],
    state: withAll(actions, nftsIn("Account"), withFillings(...tokensFills, ...activityFills))
  },
  { name: "NFTs in the account", apis: nftsApi, state: withAll(actions, nftsIn("Account")) },
  {
    name: "NFTs",
    apis: nftsApi,
    state: nftsIn("nfts/List", { since: { block: 1, at: Date.UTC(2024, 3, 9) } })
  },
  {
    name: "NFTs, with what is hidden",
    apis: nftsApi,
    keys: ["Tab", "Tab", "Tab", "Tab", "Enter"],
    state: nftsIn("nfts/List", { list: nftList.slice(4) })
  },
  { name: "NFTs, loading", apis: nftsApi, state: nftsIn("nfts/List", { status: "loading", list: [] }) },
  { name: "NFTs, none", apis: nftsApi, state: nftsIn("nfts/List", { list: [] }) },
  {
    name: "NFTs, failed",
    apis: nftsApi,
    state: nftsIn("nfts/List", { status: "failed", list: [], failedAt: 1 })
  },
  {
    name: "NFTs, failed after a read",
    apis: nftsApi,
    state: nftsIn("nfts/List", { status: "failed", failedAt: 1, list: nftList.slice(0, 2) })
  },
  ...([0, 3, 4, 6] as const).map((index): Scene => ({
    name: `NFT, ${nftList[index]!.doubt ?? nftList[index]!.details}`,
    apis: nftsApi,
    state: nftsIn("nfts/Nft", {}, { key: nftList[index]!.key })
  })),
  { name: "NFT, gone", apis: nftsApi, state: nftsIn("nfts/Nft", {}, { key: "gone" }) },
  ...approvalScenes,
  ...batchScenes,
  ...sessionScenes,
  { name: "Tokens in the account", apis: tokensApi, state: withAll(actions, tokensIn("Account")) },
  {
    name: "Tokens among other tabs",
    apis: tokensApi,
    state: withAll(withTokens({}, ["NFTs", "Activity"]), at("Account"))
  },
  {
    name: "Tokens, loading",
    apis: tokensApi,
    state: tokensIn("tokens/List", { status: "loading", list: [] })
  },
  { name: "Tokens, none", apis: tokensApi, state: tokensIn("tokens/List", { list: [] }) },
  {
    name: "Tokens, failed",
    apis: tokensApi,
    state: tokensIn("tokens/List", { status: "failed", list: [], failedAt: 1 })
  },
  {
    name: "Tokens, out of date",
    apis: tokensApi,
    state: tokensIn("tokens/List", { status: "failed", failedAt: 1 })
  },
  {
    name: "Tokens with much to say",
    apis: tokensApi,
    state: tokensIn("tokens/List", {
      list: [
        held("Ether", "ETH", 1n, 18),
        { name: long, token: longToken, amount: longAmount, unverified: true },
        held(bidi, "رمز", 123_456_789_012_345_678_901_234_567_890n, 6, { token: contract("d") }),
        held("", "", 5n, 1, { token: contract("e") })
      ]
    })
  },
  {
    name: "Tokens with their worth",
    apis: tokensApi,
    lacks: [],
    state: tokensIn("tokens/List", { list: pricedList("USD"), total: worth(311_191n) })
  },
  {
    name: "Tokens worth euros, all known",
    apis: tokensApi,
    lacks: [],
    state: tokensIn("tokens/List", {
      list: pricedList("EUR").slice(0, 2),
      total: worth(311_191n, "EUR")
    })
  },
  {
    name: "Tokens, prices not known",
    apis: tokensApi,
    lacks: [],
    state: tokensIn("tokens/List")
  },
  {
    name: "Tokens worth much and little",
    apis: tokensApi,
    lacks: [],
    state: tokensIn("tokens/List", {
      list: [
        held("Ether", "ETH", 1n, 18, { worth: { value: 1n, decimals: 18, symbol: "USD" } }),
        held(long, "WRAPPEDSTAKEDETHERV2", longAmount.value, 18, {
          token: contract("d"),
          worth: worth(99_999_999_999_999n)
        }),
        held("Tether USD", "USDT", 10n ** 24n, 6, { token: contract("b"), worth: worth(10n ** 20n) })
      ],
      total: worth(10n ** 20n)
    })
  },
  {
    name: "Tokens by the thousand",
    apis: tokensApi,
    state: tokensIn("tokens/List", {
      list: Array.from({ length: 1_000 }, (_, index) =>
        held(`Token ${index}`, `T${index}`, BigInt(index + 1), 3, {
          token: `one:1:0x${String(index).padStart(40, "0")}`
        })
      )
    })
  },
  {
    name: "Buttons",
    state: (state) => state,
    buttons: [
      { label: "Disconnected", state: (state) => state, network: true },
      { label: "Connecting", state: connected({ status: "connecting" }) },
      { label: "Reconnecting", state: connected({ status: "reconnecting" }) },
      { label: "Connected", state: connected() },
      { label: "A short balance", state: connected({ balance: "1" }) },
      { label: "A long balance", state: connected({ balance: "1234567.891" }) },
      { label: "With a name", state: connected({ profileName: "harbour-master.eth" }) },
      { label: "Balance hidden", state: connected(), balance: "hide" },
      { label: "Balance failed", state: connected({ balance: "0.00", balanceFailed: true }) },
      { label: "180 px", state: connected(), width: 180 },
      { label: "130 px", state: connected(), width: 130 }
    ]
  },
  { name: "Embedded", embedded: true, state: withAll(withWallets, at("Connect")) }
]
