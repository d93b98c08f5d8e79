import { createKit, memoryStorage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { smartSessions } from "@latchkey/smart-sessions"
import { solana, solanaMainnet } from "@latchkey/solana"
import { tokens } from "@latchkey/tokens"
import { walletConnect } from "@latchkey/walletconnect"
import { getBase58Decoder } from "@solana/kit"
import nacl from "tweetnacl"
import { base, mainnet } from "viem/chains"
import { afterEach, expect, it, onTestFinished, vi } from "vitest"
import { fakeProvider, rpcError } from "../../plugins/evm/support/fakeProvider.ts"
import { fakeUniversalProvider } from "../../plugins/walletconnect/support/fakeUniversalProvider.ts"

afterEach(() => vi.unstubAllGlobals())

const base58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const account = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"
const key = nacl.sign.keyPair()
const ofSolana = base58(key.publicKey)
const cosigner = { type: "secp256k1", publicKey: `0x04${"c".repeat(128)}` } as const
const expiry = Math.floor(Date.now() / 1_000) + 3_600
const permission = {
  type: "native-token-recurring-allowance",
  data: { allowance: "0x1", start: 1, period: 5 }
} as const
const able = {
  assetDiscovery: { supported: true },
  permissions: {
    supported: true,
    signerTypes: ["keys"],
    permissionTypes: [permission.type],
    policyTypes: []
  }
}
const asset = (type: "NATIVE" | "ERC20", address: string) => ({
  type,
  address,
  balance: "0x5",
  metadata: { name: "Tea", symbol: "TEA", decimals: 18, price: 1, iconUrl: "" }
})

/** A wallet of EVM networks that does not know Base until it is added, and grants what it is asked for. */
const wallet = () => {
  const known = new Set(["0x1"])
  let chainId = "0x1"
  return fakeProvider({
    eth_requestAccounts: async () => [account],
    eth_accounts: async () => [account],
    eth_chainId: async () => chainId,
    wallet_switchEthereumChain: async (params) => {
      const [wanted] = params!
      if (!known.has(wanted.chainId)) throw rpcError(4902)
      chainId = wanted.chainId
      return null
    },
    wallet_addEthereumChain: async (params) => {
      known.add(params![0].chainId)
      return null
    },
    personal_sign: async () => `0x${"1".repeat(130)}`,
    wallet_requestPermissions: async () => [{ parentCapability: "eth_accounts" }],
    wallet_revokePermissions: async (params) => ("pci" in params![0] ? `0x${"1".repeat(130)}` : null),
    eth_estimateGas: async () => "0x5208",
    wallet_getCapabilities: async () => ({ "0x1": able, "0x2105": able }),
    wallet_grantPermissions: async (params) => ({ ...params![0], address: account, context: "0x12" }),
    wallet_getAssets: async () => ({ "0x2105": [asset("NATIVE", "native"), asset("ERC20", account)] })
  })
}

it("S7.28[all] wallets are asked by the requests that they know: accounts, networks, signatures, permissions, gas, capabilities, assets", async () => {
  const window = Object.assign(new EventTarget(), { navigator: { userAgent: "" } })
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit = {}) => {
    const { pathname } = new URL(url)
    const isNew = method === "POST" && /\d$|[0-9a-f]$/i.test(pathname) && !/(activate|revoke)$/.test(pathname)
    if (isNew) return Response.json({ pci: "p1", key: cosigner })
    if (method === "POST") return new Response("")
    return Response.json({
      pcis: [{ pci: "p1", expiry, createdAt: 1_000, permissions: [permission], policies: [], project: {} }]
    })
  })
  const provider = wallet()
  const info = { uuid: crypto.randomUUID(), name: "Tea", rdns: "com.tea", icon: "data:image/png;base64,AA==" }
  window.addEventListener("eip6963:requestProvider", () =>
    window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } }))
  )
  const paired = fakeUniversalProvider({
    namespaces: {
      solana: {
        accounts: [`${solanaMainnet.caipNetworkId}:${ofSolana}`],
        methods: ["solana_signMessage"],
        events: []
      }
    }
  })
  paired.onRequest(() => ({
    signature: base58(nacl.sign.detached(new TextEncoder().encode("tea"), key.secretKey))
  }))
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base, solanaMainnet],
    plugins: [
      evm(),
      solana(),
      walletConnect({ projectId: "p", universalProvider: paired.provider }),
      tokens(),
      smartSessions({ projectId: "p", url: "http://127.0.0.1:1" })
    ],
    features: { smartSessions: true },
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const paramsOf = (method: string) =>
    provider.calls.filter((call) => call.method === method).map(({ params }) => params)

  await kit.connect({ connectorId: "com.tea" })
  expect(provider.methods()).toEqual(["eth_requestAccounts", "eth_chainId"])

  await kit.switchNetwork({ networkId: "eip155:8453" })
  expect(paramsOf("wallet_switchEthereumChain")[0]).toEqual([{ chainId: "0x2105" }])
  expect(paramsOf("wallet_addEthereumChain")).toMatchObject([[{ chainId: "0x2105", chainName: "Base" }]])
  expect(kit.getSnapshot().network.byNamespace["eip155"]?.caipNetwork?.caipNetworkId).toBe("eip155:8453")

  expect(await kit.signMessage({ message: "tea" })).toBe(`0x${"1".repeat(130)}`)
  expect(paramsOf("personal_sign")).toEqual([["0x746561", account]])

  expect(await kit.evm.requestPermissions()).toEqual([{ parentCapability: "eth_accounts" }])
  await kit.evm.revokePermissions()
  for (const method of ["wallet_requestPermissions", "wallet_revokePermissions"])
    expect(paramsOf(method)).toEqual([[{ eth_accounts: {} }]])

  expect(await kit.evm.estimateGas({ to: account })).toBe(21_000n)
  expect(await kit.evm.getCapabilities()).toMatchObject({ "eip155:8453": able })
  await kit.tokens.refresh()
  expect(kit.getSnapshot().tokens["eip155"]).toMatchObject({ source: "wallet" })
  expect(paramsOf("wallet_getAssets")).toHaveLength(1)

  const granted = await kit.smartSessions.grantPermissions({
    chainId: "0x2105",
    expiry,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x02${"a".repeat(64)}` }] } },
    permissions: [permission],
    policies: []
  })
  expect(paramsOf("wallet_grantPermissions")).toMatchObject([
    [{ chainId: "0x2105", signer: { type: "keys" } }]
  ])
  await kit.smartSessions.load()
  await kit.smartSessions.revoke({ id: granted.context })
  expect(paramsOf("wallet_revokePermissions").at(-1)).toMatchObject([
    { pci: "p1", permissions: [permission] }
  ])

  await kit.connect({ connectorId: "walletConnect", namespace: "solana" })
  await kit.signMessage({ message: "tea", namespace: "solana" })
  expect(paired.requests.at(-1)).toMatchObject({
    chainId: solanaMainnet.caipNetworkId,
    method: "solana_signMessage"
  })

  await kit.disconnect({ namespace: "eip155" })
  expect(paramsOf("wallet_revokePermissions").at(-1)).toEqual([{ eth_accounts: {} }])
  await kit.connect({ connectorId: "com.tea" })
  expect(paramsOf("eth_accounts").length).toBeGreaterThan(0)
})
