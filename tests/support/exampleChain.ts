import { createHash } from "node:crypto"
import {
  createWalletDesk,
  rpcAnswer,
  type ChainSubject,
  type ChainWallet,
  type ConnectorSubject,
  type WalletPlace,
  type WalletStorage
} from "@latchkey/testing"
import {
  definePlugin,
  type NetworkInput,
  type PromiseConnector,
  type PromiseNamespace,
  type PromiseSession,
  type SessionChange,
  type SetupHost
} from "@latchkey/core"

const NAMESPACE = "example"
const ADDRESS = /^ex-[a-z]{1,20}$/

const network = (id: string): NetworkInput => ({
  id,
  name: `Example ${id}`,
  chainNamespace: NAMESPACE,
  nativeCurrency: { name: "Example", symbol: "EX", decimals: 6 },
  rpcUrls: { default: { http: [] } },
  blockExplorers: { default: { name: "Explorer", url: `https://explorer.test/${id}` } }
})

const signatureOf = (address: string, message: string | Uint8Array): string =>
  createHash("sha256").update(address).update(message).digest("hex")

/** What an example wallet puts on the page. */
interface ExampleProvider {
  readonly name: string
  readonly icon?: string
  /** The account that the site sees, and the network. */
  readonly seen: () => Promise<unknown>
  readonly connect: () => Promise<unknown>
  readonly disconnect: () => Promise<unknown>
  readonly sign: (address: string, message: string | Uint8Array) => Promise<unknown>
  readonly move: (networkId: string) => Promise<unknown>
  readonly listen: (listener: () => void) => () => void
}

type Page = { exampleWallets?: Array<ExampleProvider> }

const pageOf = (place: object): Array<ExampleProvider> => ((place as Page).exampleWallets ??= [])

const announce = (provider: ExampleProvider, place: WalletPlace = window): (() => void) => {
  const list = pageOf(place)
  list.push(provider)
  place.dispatchEvent(new Event("example"))
  return () => void list.splice(list.indexOf(provider), 1)
}

/** A wallet of the example chain, for tests. */
export interface ExampleWallet extends ChainWallet {
  /** The person chooses another account. */
  readonly choose: (address: string) => void
  readonly moveTo: (networkId: string) => void
}

/** Makes a wallet of the example chain with the accounts `ex-a` and `ex-b`. */
export const createExampleWallet = (storage: WalletStorage, name = "Example Wallet"): ExampleWallet => {
  const desk = createWalletDesk()
  const listeners = new Set<() => void>()
  let granted = storage.getItem(name) === "yes"
  let [address, networkId] = ["ex-a", `${NAMESPACE}:1`]
  const change = (apply: () => void) => {
    apply()
    storage.setItem(name, granted ? "yes" : "")
    for (const listener of listeners) listener()
  }
  const seen = () => (granted ? { address, networkId } : {})
  const provider: ExampleProvider = {
    name,
    seen: async () => seen(),
    connect: desk.method("connect", async (_, decide) => {
      if (!granted) {
        await decide({ kind: "connect", accounts: [address] })
        change(() => (granted = true))
      }
      return seen()
    }) as ExampleProvider["connect"],
    disconnect: desk.method("disconnect", async () =>
      change(() => (granted = false))
    ) as ExampleProvider["disconnect"],
    sign: desk.method("sign", async ([account, message], decide) => {
      await decide({ kind: "signMessage", account: String(account), message: "0x" })
      return signatureOf(String(account), message as string)
    }) as ExampleProvider["sign"],
    move: desk.method("move", async ([id], decide) => {
      await decide({ kind: "connect", accounts: [] })
      change(() => (networkId = String(id)))
    }) as ExampleProvider["move"],
    listen: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  }
  return {
    ...desk,
    name,
    namespace: NAMESPACE,
    announce: (place) => announce(provider, place),
    accounts: () => (granted ? [address] : []),
    revoke: () => change(() => (granted = false)),
    listenerCount: () => listeners.size,
    choose: (chosen) => change(() => (address = chosen)),
    moveTo: (id) => change(() => (networkId = id))
  }
}

/** What a test may break in the example chain. */
export interface ExampleParts {
  readonly namespace?: Partial<PromiseNamespace>
  readonly connector?: (connector: PromiseConnector) => PromiseConnector
  readonly session?: (session: PromiseSession) => PromiseSession
  readonly balance?: (value: bigint) => { value: bigint; decimals: number; symbol: string }
  /** Whom the node is asked about, and where. */
  readonly asking?: (asked: { readonly address: string; readonly urls: ReadonlyArray<string> }) => {
    readonly address: string
    readonly urls: ReadonlyArray<string>
  }
  readonly decodeBalance?: (result: unknown) => bigint
  readonly setup?: (host: SetupHost) => void
}

const decode = (result: unknown): bigint => {
  if (typeof result !== "string" || !/^\d{1,70}$/.test(result)) throw new Error("This is not a balance.")
  return BigInt(result)
}

const decodeSeen = (answer: unknown): { address: string; networkId: `${string}:${string}` } => {
  const { address, networkId } = (answer ?? {}) as {
    readonly address?: unknown
    readonly networkId?: unknown
  }
  if (typeof address !== "string" || typeof networkId !== "string") throw new Error("No account is shared.")
  return { address, networkId: networkId as `${string}:${string}` }
}

const connectorOver = (provider: ExampleProvider, { connector, session }: ExampleParts): PromiseConnector => {
  const open = (answer: unknown): PromiseSession => {
    const { address, networkId } = decodeSeen(answer)
    const made: PromiseSession = {
      grants: [{ namespace: NAMESPACE, accounts: [{ address, type: "eoa" }], networkId, provider }],
      listen: (onChange) =>
        provider.listen(() => {
          void provider
            .seen()
            .then((now) => {
              const { address: current, networkId: on } = decodeSeen(now)
              const accounts = [{ namespace: NAMESPACE, address: current, type: "eoa" as const }]
              onChange({ type: "network", namespace: NAMESPACE, networkId: on, accounts })
              onChange({ type: "accounts", namespace: NAMESPACE, accounts })
            })
            .catch(() => onChange({ type: "disconnect", namespace: NAMESPACE } satisfies SessionChange))
        }),
      disconnect: async () => void (await provider.disconnect())
    }
    return session?.(made) ?? made
  }
  const made: PromiseConnector = {
    id: `${NAMESPACE}:${provider.name}`,
    name: provider.name,
    ...(provider.icon === undefined ? {} : { icon: provider.icon }),
    namespaces: [NAMESPACE],
    connect: async () => open(await provider.connect()),
    reconnect: async () => open(await provider.seen())
  }
  return connector?.(made) ?? made
}

const connectors = (host: SetupHost, parts: ExampleParts) => {
  const known = new Set<ExampleProvider>()
  const look = () => {
    for (const provider of pageOf(window)) {
      if (known.has(provider)) continue
      known.add(provider)
      host.registerConnector(connectorOver(provider, parts))
    }
  }
  look()
  window.addEventListener("example", look)
  host.onRemove(() => window.removeEventListener("example", look))
}

const namespaceOf = (
  host: SetupHost,
  { namespace, asking = (asked) => asked, balance, decodeBalance = decode }: ExampleParts
): PromiseNamespace => ({
  id: NAMESPACE,
  parseAddress: (text) => (ADDRESS.test(text) ? text : undefined),
  explorerUrl: ({ blockExplorers }, subject) => {
    const page = "address" in subject ? ["address", subject.address] : ["tx", subject.transaction]
    return blockExplorers && `${blockExplorers.default.url}/${page.map(encodeURIComponent).join("/")}`
  },
  signMessage: async ({ provider, address, message }) => {
    const signature = await (provider as ExampleProvider).sign(address, message)
    if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature))
      throw new Error("Not a signature.")
    return signature
  },
  switchNetwork: async ({ provider, network: { caipNetworkId } }) => {
    await (provider as ExampleProvider).move(caipNetworkId)
  },
  nativeBalance: async ({ address, network: on }) => {
    const { address: about, urls } = asking({ address, urls: on.rpcUrls.custom.http })
    const result = await host.rpc({ urls, method: "balance", params: [about], kind: "read" })
    const value = decodeBalance(result)
    return balance?.(value) ?? { value, decimals: 6, symbol: "EX" }
  },
  ...namespace
})

const hosts = [{ origin: "<customRpcUrls>", purpose: "balances" }]

/** A chain plugin, with a wallet, for a namespace that exists only in tests. */
export const exampleChain = (parts: ExampleParts = {}) =>
  definePlugin({
    id: NAMESPACE,
    namespaces: [{ id: NAMESPACE, name: "Example", defaultAccountType: "eoa" }],
    hosts,
    setup: (host) => {
      host.registerNamespace(namespaceOf(host, parts))
      connectors(host, parts)
      parts.setup?.(host)
    }
  })

/** A plugin of connectors alone, for the chain of `exampleNamespace`. */
export const exampleConnectors = (parts: ExampleParts = {}) =>
  definePlugin({
    id: "example-wallets",
    setup: (host) => {
      connectors(host, parts)
      parts.setup?.(host)
    }
  })

/** The chain without a wallet. */
export const exampleNamespace = () =>
  definePlugin({
    id: NAMESPACE,
    namespaces: [{ id: NAMESPACE, name: "Example", defaultAccountType: "eoa" }],
    hosts,
    setup: (host) => host.registerNamespace(namespaceOf(host, {}))
  })

const another = () => createExampleWallet({ getItem: () => null, setItem: () => {} }, "Other")

const wallets: Omit<ConnectorSubject<ExampleWallet>, "make"> = {
  networks: [network("1"), network("2")],
  wallet: (storage) => createExampleWallet(storage),
  another,
  methods: { connect: "connect" },
  useless: [
    { name: "no account", answer: () => ({ networkId: "example:1" }) },
    { name: "an account of another namespace", answer: () => ({ address: "0x12", networkId: "eip155:1" }) }
  ],
  tells: {
    accounts: (wallet) => wallet.choose("ex-b"),
    network: (wallet) => wallet.moveTo("example:2"),
    disconnect: (wallet) => wallet.revoke()
  },
  hostile: [
    {
      name: "a name that turns the direction",
      announce: (place) => announce(lying("\u202eteltaW\u200b"), place)
    },
    { name: "a name of 10,000 characters", announce: (place) => announce(lying("a".repeat(10_000)), place) },
    {
      name: "a picture that is a script",
      announce: (place) => announce({ ...lying("Picture"), icon: "javascript:alert(1)" }, place)
    }
  ]
}

const lying = (name: string): ExampleProvider => ({
  name,
  seen: async () => ({}),
  connect: async () => ({}),
  disconnect: async () => {},
  sign: async () => "",
  move: async () => {},
  listen: () => () => {}
})

/** The subject of the contract for chains. */
export const exampleSubject = (parts: ExampleParts = {}): ChainSubject<ExampleWallet> => ({
  ...wallets,
  networks: [network("1"), network("2")],
  hostile: wallets.hostile!,
  make: () => exampleChain(parts),
  methods: { connect: "connect", sign: "sign" },
  verify: ({ message, signature, address }) => signature === signatureOf(address, message),
  addresses: { valid: [{ text: "ex-a" }, { text: "ex-b" }], invalid: ["ex-", "EX-A", "0x12"] },
  node: (balance, request) => rpcAnswer(request, String(balance))
})

/** The subject of the contract for connectors. */
export const exampleWallets = (parts: ExampleParts = {}): ConnectorSubject<ExampleWallet> => ({
  ...wallets,
  make: () => exampleConnectors(parts),
  others: () => [exampleNamespace()]
})
