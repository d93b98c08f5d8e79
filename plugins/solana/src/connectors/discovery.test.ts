import type { TelemetryEvent } from "@latchkey/core"
import { asScript } from "../../../../tests/support/asScript.ts"
import {
  announceMalformedStandard,
  announceStandard,
  createSolanaWallet,
  floodStandard,
  malformedStandardWallets,
  type SolanaWalletOptions
} from "@latchkey/testing"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeKit } from "../../support/makeKit.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})

const open = async (window = new EventTarget()) => {
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  const connectors = () => kit.getSnapshot().connection.connectors
  return { kit, window, connectors, ids: () => connectors().map(({ id }) => id) }
}
const microtasks = () => new Promise<void>((resolve) => setTimeout(resolve))
const icon = "data:image/png;base64,AA=="

describe("discovery", () => {
  it("T06 lists a wallet that was there first, and one that comes later", async () => {
    const window = new EventTarget()
    createSolanaWallet({ name: "One\u202e", icon }).announce(window)
    const { connectors, ids } = await open(window)
    expect(connectors()).toEqual([
      {
        id: "solana:One",
        type: "announced",
        name: "One",
        walletId: "solana:One",
        icon,
        chains: ["solana"],
        clash: false,
        installed: true
      }
    ])
    createSolanaWallet({ name: "Two" }).announce(window)
    await microtasks()
    expect(ids()).toEqual(["solana:One", "solana:Two"])
  })

  it("T06 two wallets of one name are two entries, both marked", async () => {
    const window = new EventTarget()
    for (const name of ["One", "One"]) createSolanaWallet({ name }).announce(window)
    const { connectors } = await open(window)
    expect(connectors().map(({ id, name, clash }) => [id, name, clash])).toEqual([
      ["solana:One", "One", true],
      ["solana:One#2", "One", true]
    ])
  })

  it("T07 a wallet that registers again is there once", async () => {
    const { window, ids } = await open()
    const wallet = createSolanaWallet({ name: "One" })
    for (let count = 0; count < 3; count++) wallet.announce(window)
    await microtasks()
    expect(ids()).toEqual(["solana:One"])
  })

  it("a wallet that takes itself away is not listed any more, its session ends, and the visitor is told why", async () => {
    const window = new EventTarget()
    const wallet = createSolanaWallet({ name: "One" })
    const leave = wallet.announce(window)
    const { kit, ids } = await open(window)
    await kit.connect({ connectorId: "solana:One" })
    expect(kit.getSnapshot().account["solana"]?.status).toBe("connected")
    const events: Array<TelemetryEvent> = []
    kit.onEvent((event) => events.push(event))
    leave()
    await vi.waitFor(() => expect(ids()).toEqual([]))
    await vi.waitFor(() => expect(kit.getSnapshot().account["solana"]?.status).toBe("disconnected"))
    const code = "CONNECTOR_NOT_FOUND"
    expect(kit.getSnapshot().notice.toast).toMatchObject({ variant: "error", code })
    const ended = events.find(({ event }) => event === "DISCONNECT_SUCCESS")
    expect(ended?.properties).toEqual({ namespace: "solana", code })
    expect(wallet.listenerCount()).toBe(0)
  })

  it.each<readonly [string, SolanaWalletOptions]>([
    ["no standard:connect", { features: ["solana:signMessage", "standard:events"] }],
    ["no feature of Solana", { features: ["standard:connect", "standard:events"] }],
    ["no chain of Solana", { chains: ["eip155:1", "bitcoin:mainnet"] }]
  ])("a wallet with %s is not for this namespace, and hides no other", async (_, options) => {
    const window = new EventTarget()
    createSolanaWallet({ name: "Other", ...options }).announce(window)
    createSolanaWallet({ name: "One" }).announce(window)
    const { ids } = await open(window)
    expect(ids()).toEqual(["solana:One"])
  })

  it.each([
    "solana:signMessage",
    "solana:signTransaction",
    "solana:signAndSendTransaction",
    "solana:signIn"
  ] as const)("one feature is enough: %s", async (feature) => {
    const window = new EventTarget()
    createSolanaWallet({ name: "One", features: ["standard:connect", feature] }).announce(window)
    expect((await open(window)).ids()).toEqual(["solana:One"])
  })

  it.each(malformedStandardWallets)("T02 T06 $name hides nobody", async (lie) => {
    const window = new EventTarget()
    announceMalformedStandard(createSolanaWallet({ name: "Other" }).standard, [lie], window)
    createSolanaWallet({ name: "One" }).announce(window)
    const { kit, ids } = await open(window)
    expect(ids()).toContain("solana:One")
    await kit.connect({ connectorId: "solana:One" })
    expect(kit.getSnapshot().account["solana"]?.status).toBe("connected")
  })

  it("T07 a flood of wallets of one script is cut at 20, and hides no other", async () => {
    const { window, ids } = await open()
    floodStandard(createSolanaWallet().standard, 500, window)
    await microtasks()
    const { standard } = createSolanaWallet({ name: "Honest" })
    const detail = asScript(
      "chrome-extension://honest/inpage.js",
      (api: { register: (wallet: object) => void }) => api.register(standard)
    )
    window.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }))
    await microtasks()
    expect(ids()).toHaveLength(21)
    expect(ids()).toContain("solana:Honest")
  })

  it("leaves the page as it was when the plugin is removed", async () => {
    const { kit, window, ids } = await open()
    createSolanaWallet({ name: "One" }).announce(window)
    await microtasks()
    expect(ids()).toHaveLength(1)
    await kit.remove("solana")
    let isHeard = false
    window.dispatchEvent(
      new CustomEvent("wallet-standard:register-wallet", { detail: () => (isHeard = true) })
    )
    announceStandard(createSolanaWallet({ name: "Two" }).standard, window)
    await microtasks()
    expect([isHeard, ids()]).toEqual([false, []])
  })
})
