import { createKit, memoryStorage, readSlot } from "@latchkey/core"
import { embedded } from "@latchkey/embedded/react"
import { evm } from "@latchkey/evm"
import { names } from "@latchkey/names/react"
import { views } from "@latchkey/react"
import { siwx } from "@latchkey/siwx/react"
import { swap } from "@latchkey/swap/react"
import { walletConnect } from "@latchkey/walletconnect/react"
import { base, mainnet } from "viem/chains"
import { expect, it, onTestFinished, vi } from "vitest"
import { testServer } from "../../plugins/siwx/support/testServer.ts"
import { fakeUniversalProvider } from "../../plugins/walletconnect/support/fakeUniversalProvider.ts"
import { builtInViews } from "../../react/src/views/index.ts"

/** What apps know each view by, its id here, and what it is opened with. */
const known: ReadonlyArray<readonly [name: string, id: string, params?: Record<string, unknown>]> = [
  ["Connect", "Connect"],
  ["Account", "Account"],
  ["AllWallets", "AllWallets"],
  ["ConnectingWalletConnectBasic", "walletConnect/Pairing"],
  ["email login", "embedded/SignIn"],
  ["update email wallet", "embedded/UpdateEmailWallet"],
  ["profile wallets", "Profile"],
  ["SwitchNetwork", "SwitchNetwork", { networkId: "eip155:8453" }],
  ["SwitchActiveChain", "SwitchActiveChain", { namespace: "eip155", networkId: "eip155:8453" }],
  ["UnsupportedChain", "UnsupportedChain"],
  ["ApproveTransaction", "embedded/ApproveTransaction"],
  ["Swap", "swap/Swap"],
  ["SIWXSignMessage", "siwx/Sign"],
  ["RegisterAccountName", "names/RegisterAccountName"],
  ["RegisterAccountNameSuccess", "names/RegisterAccountNameSuccess"]
]

it("S2.06[all but ConnectingFarcaster] each view opens by its name, with what it is given, and has something to draw", async () => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { navigator: { userAgent: "" } }))
  vi.stubGlobal("location", new URL("https://shop.test/"))
  const kit = createKit({
    app: { name: "Shop", url: "https://shop.test" },
    networks: [mainnet, base],
    plugins: [
      evm(),
      walletConnect({ projectId: "p", universalProvider: fakeUniversalProvider().provider }),
      embedded({ frameUrl: "https://wallet.example/sdk" }),
      names(),
      swap(),
      siwx({ backend: testServer().backend })
    ],
    storage: memoryStorage()
  })
  onTestFinished(async () => {
    await kit.dispose()
    vi.unstubAllGlobals()
  })
  await kit.ready()
  const declared = [...builtInViews, ...readSlot(kit.getSnapshot().plugin.fillings, views)]
  for (const [name, id, params = {}] of known) {
    kit.navigation.open({ view: id, params })
    const { open, stack } = kit.getSnapshot().navigation
    expect([name, open, stack.map(({ view, params }) => [view, params])]).toEqual([
      name,
      true,
      [[id, params]]
    ])
    const view = declared.find((each) => each.id === id)
    expect([name, view?.title]).toEqual([name, expect.anything()])
    expect([name, await view?.load()]).toMatchObject([name, { default: expect.anything() }])
    kit.close()
  }
})
