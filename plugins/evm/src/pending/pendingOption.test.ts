import { describe, expect, it, onTestFinished, vi } from "vitest"
import { fakeWindow, makeKit, networkInput } from "../../support/makeKit.ts"
import { createVirtualWallet, announce } from "@latchkey/testing"
import type { EvmOptions } from "../EvmApi.ts"

/** A page with a connected wallet: how often a node was asked how many transactions its account has sent, and half a minute more. */
const openPage = async (evm: EvmOptions) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const asked: Array<string> = []
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    const given = JSON.parse(body as string) as { readonly id: number; readonly method: string }
    const calls = Array.isArray(given) ? given : [given]
    const answers = (calls as ReadonlyArray<typeof given>).map(({ id, method }) => {
      asked.push(method)
      return { jsonrpc: "2.0", id, result: "0x1" }
    })
    return Response.json(Array.isArray(given) ? answers : answers[0])
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const window = fakeWindow()
  const wallet = createVirtualWallet({
    chains: [
      {
        id: 1,
        name: "Network 1",
        nativeCurrency: networkInput(1).nativeCurrency,
        rpcUrl: "http://127.0.0.1:1"
      }
    ],
    policy: "approve"
  })
  announce(wallet, window)
  const kit = makeKit(window, { evm, customRpcUrls: { "eip155:1": ["https://own.test"] } })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  return {
    kit,
    looks: () => asked.filter((method) => method === "eth_getTransactionCount").length,
    wait: async () => {
      await vi.advanceTimersByTimeAsync(30_000)
      // What loads needs the machine's own time.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

describe("S4.30 the pending-transaction watch", () => {
  it.each<EvmOptions>([
    {},
    { pendingTransactions: {} },
    { pendingTransactions: { enable: false, pollingInterval: 1_000 } }
  ])("is off with %j", async (options) => {
    const { looks, wait } = await openPage(options)
    for (let index = 0; index < 100; index++) await wait()
    expect(looks()).toBe(0)
  })

  it("is on where the app says so, until the kit is gone", async () => {
    const { kit, looks, wait } = await openPage({ pendingTransactions: { enable: true } })
    while (looks() < 8) await wait()
    await kit.dispose()
    const before = looks()
    for (let index = 0; index < 20; index++) await wait()
    expect(looks()).toBe(before)
  })
})
