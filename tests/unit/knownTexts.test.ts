import { createKit, definePlugin, memoryStorage, parseCaipAddress } from "@latchkey/core"
import { activity } from "@latchkey/activity"
import { evm } from "@latchkey/evm"
import { multiWallet } from "@latchkey/multi-wallet"
import { smartSessions } from "@latchkey/smart-sessions"
import { swap } from "@latchkey/swap"
import { tokens } from "@latchkey/tokens"
import { base, mainnet } from "viem/chains"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { embeddedKit } from "../../plugins/embedded/support/embeddedKit.ts"
import { fakeProvider, rpcError, type Answers } from "../../plugins/evm/support/fakeProvider.ts"
import { testNetwork, virtualChain } from "../support/virtualChain.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How something that fails does: by which code, in which words. */
const failureOf = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => ["success", ""] as const,
      ({ code, message }: { readonly code: string; readonly message: string }) => [code, message] as const
    )

const refuse = () => Promise.reject(new Error("no"))
const chain = () =>
  virtualChain({ wallet: {}, stubborn: { switchNetwork: refuse, disconnect: refuse } }).plugin

/** A chain of tests whose wallets cannot be moved. */
const stillChain = (id: string) =>
  definePlugin({
    id,
    namespaces: [{ id, name: "Still" }],
    setup: (host) => {
      host.registerNamespace({ id, parseAddress: (text) => text })
      host.registerConnector({
        id: "wallet",
        name: "Wallet",
        namespaces: [id],
        connect: async () => ({
          grants: [
            { namespace: id, accounts: [{ address: "a1", type: "eoa" }], networkId: `${id}:1`, provider: {} }
          ]
        }),
        reconnect: async () => undefined
      })
    }
  })

/** A kit over a chain of tests, without whatever its namespace could do beyond signing. */
const plainKit = async () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1), testNetwork(2)],
    plugins: [chain(), activity(), swap(), multiWallet()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return kit
}
const connectedKit = async (connectorId = "wallet") => {
  const kit = await plainKit()
  await kit.connect({ connectorId })
  return kit
}
const quote = { sell: "native", buy: "test:1:t5", amount: { value: 1n, decimals: 2 } } as const

type Failing = readonly [known: string, act: () => unknown, code: string]

/** What is thrown in the words that apps know, what causes it, and by which code. */
const thrown: ReadonlyArray<readonly [...Failing, message: string]> = [
  [
    "Network not supported for Swaps",
    async () => {
      const kit = await withWallet()
      await kit.swap.quote({ ...quote, buy: `eip155:1:0x${"5".repeat(40)}` })
    },
    "SWAP_UNSUPPORTED",
    "Network not supported for Swaps"
  ],
  [
    "Chain is not supported",
    async () => (await connectedKit("stubborn")).switchNetwork({ networkId: "test:2" }),
    "NETWORK_SWITCH_FAILED",
    "Chain is not supported"
  ],
  [
    "Failed to disconnect chains: ...",
    async () => (await connectedKit("stubborn")).disconnect(),
    "DISCONNECT_FAILED",
    "Failed to disconnect chains: test"
  ],
  [
    "Unsupported chain namespace, at the start",
    () => createKit({ app: { name: "Test" }, networks: [testNetwork(1, "none")], plugins: [chain()] }),
    "NAMESPACE_MISSING",
    'Unsupported chain namespace of network "Network 1" (none).'
  ],
  [
    "Unsupported chain namespace, later",
    async () => (await plainKit()).addNetwork(testNetwork(3, "none")),
    "NAMESPACE_MISSING",
    'Unsupported chain namespace of network "Network 3" (none).'
  ],
  [
    "The connector does not support any of the requested chains",
    async () => (await plainKit()).connect({ connectorId: "wallet", namespace: "none" }),
    "CONNECTOR_UNSUPPORTED",
    "The connector does not support any of the requested chains"
  ],
  [
    "Requested RPC call is not allowed",
    async () => {
      const { kit, frame } = embeddedKit()
      onTestFinished(() => kit.dispose())
      await kit.embedded.connectEmail("ada@example.org")
      await kit.embedded.verifyOtp(frame.code)
      const before = frame.port.posted.length
      const provider = kit.getProvider("eip155") as { request: (asked: object) => Promise<unknown> }
      const failed = await provider.request({ method: "eth_sign" }).catch((error: unknown) => error)
      expect(frame.port.posted.length).toBe(before)
      throw failed
    },
    "4200",
    "Requested RPC call is not allowed"
  ],
  [
    "Invalid CAIP Address",
    () => parseCaipAddress("tea"),
    "CAIP_ADDRESS_INVALID",
    "Invalid CAIP Address: tea"
  ],
  [
    "Invalid connection status",
    async () => {
      const kit = await connectedKit()
      const [one] = await kit.multiWallet.connections()
      await kit.multiWallet.switchConnection({ ...one!, status: "odd" } as never)
    },
    "CONNECTION_STATUS_INVALID",
    "Invalid connection status: odd"
  ]
]

it("S8.06[Network not supported for Swaps, Chain is not supported, Failed to disconnect chains, Unsupported chain namespace, The connector does not support any of the requested chains, Requested RPC call is not allowed, Invalid CAIP Address, Invalid connection status] is thrown where it belongs, with its code", async () => {
  for (const [known, act, code, text] of thrown) {
    const [told, message] = await failureOf(act)
    expect([known, String(told)]).toEqual([known, code])
    expect(message).toContain(text)
  }
})

/** What is said instead where what the known text speaks of cannot be: `docs/architecture.md` says why not. */
const instead: ReadonlyArray<Failing> = [
  [
    "Chain is required to update chain account data",
    async () => {
      const kit = await plainKit()
      const before = kit.getSnapshot().account
      kit.addAddressLabel({ namespace: "none", address: "a1", label: "Tea" })
      kit.setCurrentTab({ namespace: "none", tab: 1 })
      kit.setPreferredAccountType({ namespace: "none", type: "eoa" })
      expect(kit.getSnapshot().account).toEqual(before)
      await kit.signMessage({ message: "tea", namespace: "none" })
    },
    "NOT_CONNECTED"
  ],
  [
    "NetworkController client not set",
    async () => {
      const kit = await plainKit()
      await kit.dispose()
      await kit.switchNetwork({ networkId: "test:2" })
    },
    "KIT_DISPOSED"
  ],
  [
    "ConnectionController client not set",
    async () => {
      const kit = await plainKit()
      await kit.dispose()
      await kit.connect({ connectorId: "wallet" })
    },
    "KIT_DISPOSED"
  ],
  [
    "Chain adapter not found",
    async () => (await plainKit()).switchNetwork({ networkId: "none:1" }),
    "NETWORK_NOT_FOUND"
  ],
  ["Adapter not found", async () => (await connectedKit()).activity.load(), "CAPABILITY_MISSING"],
  [
    "CaipNetwork or CaipAddress is undefined",
    async () => (await plainKit()).signMessage({ message: "tea" }),
    "NOT_CONNECTED"
  ],
  [
    "Transactions can't be fetched without an accountAddress",
    async () => (await plainKit()).activity.load(),
    "NOT_CONNECTED"
  ]
]

it("S8.06 in part: where what a text speaks of cannot be, the call fails by the code that says what is", async () => {
  for (const [known, act, code] of instead) {
    const [told] = await failureOf(act)
    expect([known, told]).toEqual([known, code])
  }
})

const account = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045"
const answers: Answers = {
  eth_requestAccounts: async () => [account],
  eth_accounts: async () => [account],
  eth_chainId: async () => "0x1"
}

/** A kit with a wallet that answers so, not yet connected. */
const evmKit = async (more: Answers) => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const provider = fakeProvider({ ...answers, ...more })
  const info = { uuid: crypto.randomUUID(), name: "Tea", rdns: "com.tea", icon: "data:image/png;base64,AA==" }
  const announce = () =>
    window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } }))
  window.addEventListener("eip6963:requestProvider", announce)
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base],
    plugins: [evm(), tokens(), swap(), smartSessions({ projectId: "p", url: "http://127.0.0.1:1" })],
    features: { smartSessions: true },
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  return { kit, connect: () => kit.connect({ connectorId: "com.tea" }) }
}

/** A page with such a wallet connected. */
const withWallet = async (more: Answers = {}) => {
  const page = await evmKit(more)
  await page.connect()
  return page.kit
}
const session = {
  chainId: "0x1",
  expiry: Math.floor(Date.now() / 1_000) + 3_600,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x02${"a".repeat(64)}` }] } },
  permissions: [
    { type: "native-token-recurring-allowance", data: { allowance: "0x1", start: 1, period: 5 } }
  ],
  policies: []
} as const
const declining = (message: string) => async () =>
  (await withWallet({ personal_sign: () => Promise.reject(new Error(message)) })).signMessage({
    message: "tea"
  })

/** What goes wrong at a wallet, what causes it, and how it is told. */
const walletErrors: ReadonlyArray<readonly [...Failing, text?: string]> = [
  [
    "provider not found",
    async () => {
      const { connect } = await evmKit({ eth_chainId: () => new Promise(() => {}) })
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
      const connecting = connect()
      connecting.catch(() => {})
      await vi.advanceTimersByTimeAsync(10_000)
      await connecting
    },
    "PROVIDER_NOT_FOUND",
    "The wallet's provider was not found."
  ],
  [
    "connector cannot switch chains programmatically",
    async () => {
      const kit = createKit({
        app: { name: "Test" },
        networks: [testNetwork(1), testNetwork(2)],
        plugins: [stillChain("test")],
        storage: memoryStorage()
      })
      onTestFinished(() => kit.dispose())
      await kit.ready()
      await kit.connect({ connectorId: "wallet" })
      await kit.switchNetwork({ networkId: "test:2" })
    },
    "NETWORK_SWITCH_UNSUPPORTED",
    "This connector cannot switch chains programmatically."
  ],
  [
    "user rejected, by its code",
    async () =>
      (await withWallet({ personal_sign: () => Promise.reject(rpcError(4001)) })).signMessage({
        message: "tea"
      }),
    "SIGNING_REJECTED"
  ],
  ["user rejected, by its words", declining("MetaMask: User rejected the request."), "SIGNING_REJECTED"],
  ["connection request reset", declining("Connection request reset. Please try again."), "SIGNING_REJECTED"],
  [
    "chain not found",
    async () => (await withWallet()).switchNetwork({ networkId: "tea:1" as never }),
    "NETWORK_NOT_FOUND"
  ],
  [
    "chain not configured",
    async () => (await withWallet()).switchNetwork({ networkId: "eip155:99" as never }),
    "NETWORK_NOT_FOUND"
  ],
  ["sign message failed", declining("out of ink"), "SIGNING_FAILED", "Sign message failed"],
  [
    "error estimating gas",
    async () =>
      (await withWallet({ eth_estimateGas: () => Promise.reject(rpcError(3, "reverted")) })).evm.estimateGas({
        to: account
      }),
    "EVM_GAS_ESTIMATE_FAILED",
    "Error estimating gas"
  ],
  [
    "capabilities cannot be parsed",
    async () => (await withWallet({ wallet_getCapabilities: async () => 5 })).evm.getCapabilities(),
    "EVM_CAPABILITIES_INVALID",
    "Error parsing wallet capabilities"
  ],
  ["no provider for capabilities", async () => (await evmKit({})).kit.evm.getCapabilities(), "NOT_CONNECTED"],
  [
    "no provider for permissions",
    async () => (await evmKit({})).kit.evm.requestPermissions(),
    "NOT_CONNECTED"
  ],
  [
    "no provider to grant permissions",
    async () => (await evmKit({})).kit.smartSessions.grantPermissions(session),
    "NOT_CONNECTED"
  ],
  ["no provider for assets", async () => (await evmKit({})).kit.tokens.refresh(), "NOT_CONNECTED"]
]

it("S8.11[all] what goes wrong at a wallet is told apart, for each of its causes", async () => {
  for (const [known, act, code, text = ""] of walletErrors) {
    const [told, message] = await failureOf(act)
    vi.useRealTimers()
    expect([known, told]).toEqual([known, code])
    expect(message).toContain(text)
  }
})
