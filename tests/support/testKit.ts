import {
  createKit,
  definePlugin,
  memoryStorage,
  type KitCore,
  type KitOptions,
  type Network
} from "@latchkey/core"

/** A network of the test chain. */
export const testNetwork = (id: number, name = `Network ${id}`) => ({
  id,
  name,
  nativeCurrency: { name: "Coin", symbol: "COIN", decimals: 18 },
  rpcUrls: { default: { http: ["http://127.0.0.1:1"] } }
})

/** What the wallet of a test kit does when it is asked, and what it was asked. */
export interface TestWallet {
  /** Answers with an address, rejects, or waits for ever. */
  connect: () => Promise<string>
  reconnect: () => Promise<string>
  sign: () => Promise<string>
  switchNetwork: () => Promise<void>
  /** Base units, 18 decimals. */
  balance: () => Promise<bigint>
  networkId: `${string}:${string}`
  readonly provider: object
  readonly calls: Array<string>
}

/** The address that the test wallet gives unless told otherwise. */
export const testAddress = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"

/** A kit over a chain `test` of networks 1 and 2 and one wallet, `wallet`, which does as it is told. */
export const makeTestKit = (
  options: Partial<Omit<KitOptions, "plugins">> = {}
): { readonly kit: KitCore; readonly wallet: TestWallet } => {
  const wallet: TestWallet = {
    connect: async () => testAddress,
    reconnect: async () => testAddress,
    sign: async () => "signature",
    switchNetwork: async () => {},
    balance: async () => 1_500_000_000_000_000_000n,
    networkId: "test:1",
    provider: { isTestWallet: true },
    calls: []
  }
  const session = (address: string) => ({
    grants: [
      {
        namespace: "test",
        accounts: [{ address, type: "eoa" as const }],
        networkId: wallet.networkId,
        provider: wallet.provider
      }
    ]
  })
  const called = <A>(name: string, answer: () => A): A => {
    wallet.calls.push(name)
    return answer()
  }
  const plugin = definePlugin({
    id: "testChain",
    namespaces: [{ id: "test", name: "Test chain", owns: () => true }],
    setup: (host) => {
      host.registerNamespace({
        id: "test",
        parseAddress: (text) => text,
        signMessage: () => called("sign", () => wallet.sign()),
        switchNetwork: ({ network }: { readonly network: Network }) =>
          called(`switch ${network.caipNetworkId}`, () => wallet.switchNetwork()),
        nativeBalance: () =>
          called("balance", async () => ({ value: await wallet.balance(), decimals: 18, symbol: "COIN" }))
      })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: ["test"],
        connect: () => called("connect", async () => session(await wallet.connect())),
        reconnect: () => called("reconnect", async () => session(await wallet.reconnect()))
      })
    }
  })
  const kit: KitCore = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2)],
    storage: memoryStorage(),
    prefetch: false,
    ...options,
    plugins: [plugin]
  })
  return { kit, wallet }
}

/** The `Cookie` header of a visitor whose browser has a session with the test wallet. */
export const connectedCookie = async (): Promise<string> => {
  const kept = new Map<string, string>()
  const memory = memoryStorage()
  const { kit } = makeTestKit({
    storage: {
      ...memory,
      set: (key, value) => {
        kept.set(key, value)
        memory.set(key, value)
      }
    }
  })
  await kit.connect({ connectorId: "wallet" })
  await kit.dispose()
  return [...kept]
    .map(([key, value]) => `${encodeURIComponent(`latchkey.${key}`)}=${encodeURIComponent(value)}`)
    .join("; ")
}
