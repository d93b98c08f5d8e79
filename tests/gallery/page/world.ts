import type { AccountState, Connection, ConnectorInfo, KitState, Network, SlotFilling } from "@latchkey/core"

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body}</svg>`)}`

/** A picture with a letter-like shape, as a wallet brings one. */
export const picture = (background: string, shape: string): string =>
  svg(`<rect width="40" height="40" fill="${background}"/><path d="${shape}" fill="white"/>`)

/** A network of the gallery. */
export const network = (id: number, name: string, more: Partial<Network> = {}): Network => {
  const rpc = { http: [] }
  const nativeCurrency = { name: "Ether", symbol: "ETH", decimals: 18 }
  return {
    id,
    caipNetworkId: `one:${id}`,
    chainNamespace: "one",
    name,
    nativeCurrency,
    rpcUrls: { default: rpc, chainDefault: rpc, custom: rpc },
    testnet: false,
    assets: {},
    unknown: false,
    input: { id, name, nativeCurrency, rpcUrls: { default: rpc } },
    ...more
  }
}

const diamond = "M20 7 30 20 20 33 10 20z"
const disc = "M20 9a11 11 0 1 1 0 22 11 11 0 0 1 0-22z"

export const networks: ReadonlyArray<Network> = [
  network(1, "Ethereum", { assets: { imageUrl: picture("#627eea", diamond) } }),
  network(2, "Base", { assets: { imageUrl: picture("#0052ff", disc) } }),
  network(3, "Polygon", { assets: { imageUrl: picture("#8247e5", "M12 14h8v6h8v6h-8v6h-8z") } }),
  network(4, "Optimism"),
  network(5, "Sepolia", { testnet: true })
]

/** A connector of the gallery. */
export const connector = (id: string, name: string, more: Partial<ConnectorInfo> = {}): ConnectorInfo => ({
  id,
  name,
  type: "announced",
  walletId: id,
  chains: ["one"],
  clash: false,
  installed: true,
  ...more
})

export const wallets: ReadonlyArray<ConnectorInfo> = [
  connector("fox.test", "Fennec", { icon: picture("#e8833a", "M9 10l11 7 11-7-4 18-7 4-7-4z") }),
  connector("tide.test", "Tidewater", { icon: picture("#1c64f2", "M8 22q6-8 12 0t12 0v10H8z") }),
  connector("moss.test", "Moss", { icon: picture("#166534", disc) }),
  connector("harbour.test", "Harbour")
]

export const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
export const otherAddress = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

/** A connection of the gallery. */
export const connection = (wallet: ConnectorInfo, more: Partial<Connection> = {}): Connection => ({
  connectorId: wallet.id,
  namespace: "one",
  accounts: [{ namespace: "one", address, type: "eoa" }],
  caipNetworkId: "one:1",
  name: wallet.name,
  ...(wallet.icon === undefined ? {} : { icon: wallet.icon }),
  ...more
})

export const noAccount: AccountState = {
  status: "disconnected",
  allAccounts: [],
  balanceLoading: false,
  balanceFailed: false,
  tokenBalance: [],
  currentTab: 0,
  smartAccountDeployed: false,
  addressLabels: new Map()
}

/** A kit at rest: four networks, no wallet found yet. */
/** A namespace of the gallery, as its plugin declares it. */
export const namespace = (id: string, name: string): SlotFilling => ({
  slot: "namespaces",
  value: { id, name, plugin: id }
})

export const emptyState: KitState = {
  plugin: {
    installed: [],
    fillings: [namespace("one", "First networks")],
    failed: {}
  },
  network: {
    activeNamespace: "one",
    byNamespace: {
      one: {
        caipNetwork: networks[0]!,
        requestedCaipNetworks: networks,
        supportsAllNetworks: true,
        smartAccountEnabledNetworks: []
      }
    },
    isSwitchingNamespace: false
  },
  connection: { connectors: [], connections: {}, attempts: {}, recent: [], settled: true },
  attempt: {},
  transactions: { list: [] },
  capability: {},
  account: { one: noAccount },
  feature: {
    basic: false,
    values: {
      receive: true,
      send: true,
      analytics: true,
      allWallets: true,
      smartSessions: false,
      pay: false,
      legalCheckbox: false,
      emailShowWallets: true,
      collapseWallets: false,
      email: true,
      socials: true,
      swaps: true,
      onramp: true,
      activity: true,
      multiWallet: false,
      connectorTypeOrder: [
        "walletConnect",
        "recent",
        "injected",
        "featured",
        "custom",
        "external",
        "recommended"
      ],
      walletFeaturesOrder: ["onramp", "swaps", "receive", "send"]
    }
  },
  navigation: { open: false, stack: [], direction: "none", shakes: 0 },
  notice: { alerts: [] }
}

/** Changes of a state, one after the other. */
export const withAll =
  (...changes: ReadonlyArray<(state: KitState) => KitState>) =>
  (state: KitState): KitState =>
    changes.reduce((value, change) => change(value), state)

/** Shows views, the last one on top. */
export const at =
  (view: string, params: Record<string, unknown> = {}, below: ReadonlyArray<string> = [], blocking = false) =>
  (state: KitState): KitState => ({
    ...state,
    navigation: {
      ...state.navigation,
      open: true,
      stack: [
        ...below.map((name, index) => ({ key: index, view: name, params: {}, blocking: false })),
        { key: 100, view, params, blocking }
      ]
    }
  })

export const withConnection =
  (change: Partial<KitState["connection"]>) =>
  (state: KitState): KitState => ({ ...state, connection: { ...state.connection, ...change } })

/** The app's own choice of features. */
export const withFeatures =
  (values: Partial<KitState["feature"]["values"]>) =>
  (state: KitState): KitState => ({
    ...state,
    feature: { ...state.feature, values: { ...state.feature.values, ...values } }
  })

export const withWallets = withConnection({
  connectors: wallets,
  recent: [{ id: "tide.test", name: "Tidewater" }]
})

/** Connects the first wallet. */
export const connected =
  (more: Partial<AccountState> = {}) =>
  (state: KitState): KitState => ({
    ...withConnection({ connectors: wallets, connections: { one: [connection(wallets[0]!)] } })(state),
    account: {
      ...state.account,
      one: {
        ...noAccount,
        status: "connected",
        address,
        caipAddress: `one:1:${address}`,
        allAccounts: [{ namespace: "one", address, type: "eoa" }],
        balance: "1.2345678",
        balanceSymbol: "ETH",
        addressExplorerUrl: "https://explorer.test/address",
        connectedWalletInfo: { name: wallets[0]!.name, icon: wallets[0]!.icon! },
        ...more
      }
    }
  })

export const withNetworks =
  (change: Partial<KitState["network"]["byNamespace"][string]>) =>
  (state: KitState): KitState => ({
    ...state,
    network: {
      ...state.network,
      byNamespace: { ...state.network.byNamespace, one: { ...state.network.byNamespace["one"]!, ...change } }
    }
  })

export const withFillings =
  (...fillings: ReadonlyArray<SlotFilling>) =>
  (state: KitState): KitState => ({
    ...state,
    plugin: { ...state.plugin, fillings: [...state.plugin.fillings, ...fillings] }
  })

export const withNotice =
  (notice: Partial<KitState["notice"]>) =>
  (state: KitState): KitState => ({ ...state, notice: { ...state.notice, ...notice } })

/** Adds a second namespace of two networks, and the connectors of two wallets there: one of them a wallet of the first. */
export const withSecondNamespace = (state: KitState): KitState => {
  const second: ReadonlyArray<Network> = [
    network(7, "Harbour Mainnet", { chainNamespace: "two", caipNetworkId: "two:7" }),
    network(8, "Harbour Testnet", { chainNamespace: "two", caipNetworkId: "two:8", testnet: true })
  ]
  const fox = wallets[0]!
  const connectors = [
    ...wallets,
    { ...fox, id: "two:Fennec", chains: ["two"] },
    connector("two:Kelp", "Kelp", { chains: ["two"] })
  ]
  return {
    ...state,
    plugin: {
      ...state.plugin,
      fillings: [...state.plugin.fillings, namespace("two", "Second networks")]
    },
    network: {
      ...state.network,
      byNamespace: {
        ...state.network.byNamespace,
        two: {
          caipNetwork: second[0]!,
          requestedCaipNetworks: second,
          supportsAllNetworks: true,
          smartAccountEnabledNetworks: []
        }
      }
    },
    connection: { ...state.connection, connectors },
    account: { ...state.account, two: noAccount }
  }
}

/** Connects the first wallet to the second namespace too. */
export const withSecondConnection = (state: KitState): KitState => {
  const two = state.connection.connectors.find(({ id }) => id === "two:Fennec")!
  const account = { namespace: "two", address: otherAddress, type: "eoa" } as const
  return {
    ...state,
    connection: {
      ...state.connection,
      connections: {
        ...state.connection.connections,
        two: [
          connection(two, {
            namespace: "two",
            caipNetworkId: "two:7",
            caipNetwork: state.network.byNamespace["two"]!.requestedCaipNetworks[0]!,
            accounts: [account]
          })
        ]
      }
    },
    account: {
      ...state.account,
      two: {
        ...noAccount,
        status: "connected",
        address: otherAddress,
        caipAddress: `two:7:${otherAddress}`,
        allAccounts: [account]
      }
    }
  }
}
