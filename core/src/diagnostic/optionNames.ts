/** The options of `createKit`. */
export const optionNames = [
  "networks",
  "app",
  "plugins",
  "features",
  "basic",
  "prefetch",
  "storage",
  "debug",
  "defaultNetwork",
  "customRpcUrls",
  "chainImages",
  "defaultAccountTypes",
  "enableReconnect",
  "enableNetworkSwitch",
  "unsupportedNetwork"
] as const

/** What others call a feature. */
export const foreignFeatures: Readonly<Record<string, string>> = {
  history: "activity",
  onRamp: "onramp"
}

/** Where that goes which others call an option of the whole kit. */
export const foreignOptions: Readonly<Record<string, string>> = {
  projectId: "Pass it to the plugins that take a projectId, and leave it out here.",
  metadata: "Call it app: { name, description, url, icons }.",
  adapters: "Install chains as plugins: plugins: [evm()].",
  connectors: "Install ways to connect as plugins.",
  wallets: "Install ways to connect as plugins.",
  chains: "Call it networks.",
  defaultChain: "Call it defaultNetwork.",
  initialChain: "Call it defaultNetwork.",
  transports: 'Pass customRpcUrls: { "eip155:1": ["https://..."] }.',
  rpcUrls: 'Pass customRpcUrls: { "eip155:1": ["https://..."] }.',
  themeMode: "The theme is a property of KitProvider, or of the elements.",
  themeVariables: "Set the kit's CSS variables: see the page on theming.",
  theme: "The theme is a property of KitProvider, or of the elements.",
  locale: "The language is a property of KitProvider, or of the elements.",
  autoConnect: "Call it enableReconnect.",
  reconnectOnMount: "Call it enableReconnect.",
  allowUnsupportedChain: 'Pass unsupportedNetwork: "ignore".',
  enableAnalytics: "Pass features: { analytics }.",
  termsConditionsUrl: "Call it app.termsUrl.",
  privacyPolicyUrl: "Call it app.privacyUrl.",
  siweConfig: "Pass it to the plugin that signs visitors in.",
  siwx: "Install the plugin that signs visitors in.",
  featuredWalletIds: "Pass it to the plugin of the catalogue, as featured.",
  includeWalletIds: "Pass it to the plugin of the catalogue, as include.",
  excludeWalletIds: "Pass it to the plugin of the catalogue, as exclude.",
  customWallets: "Pass it to the plugin of the catalogue.",
  enableWalletConnect: "Install the plugin, or leave it out.",
  enableInjected: "Install the plugin of the chain: it finds the wallets of the page.",
  enableEIP6963: "Install the plugin of the chain: it finds the wallets of the page.",
  enableCoinbase: "Install the plugin, or leave it out.",
  ssr: "Leave it out: pass storage: cookieStorage() to render a session on the server."
}
