import { afterEach, describe, expect, it } from "vitest"
import { createCosmosWallet } from "@latchkey/testing"
import { makeKit } from "../../support/makeKit.ts"
import { settled } from "../../support/settle.ts"
import type { CosmosOptions } from "../CosmosApi.ts"

const kits: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const wallet = () => {
  const { enable, getKey } = createCosmosWallet().provider
  return { enable, getKey }
}

/** A window that counts its listeners. */
class CountingWindow extends EventTarget {
  readonly listeners = new Map<string, number>()
  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>) {
    this.listeners.set(args[0], (this.listeners.get(args[0]) ?? 0) + 1)
    super.addEventListener(...args)
  }
  override removeEventListener(...args: Parameters<EventTarget["removeEventListener"]>) {
    this.listeners.set(args[0], (this.listeners.get(args[0]) ?? 0) - 1)
    super.removeEventListener(...args)
  }
}

const open = async (globals: object, cosmos: CosmosOptions = {}) => {
  const window = Object.defineProperties(new CountingWindow(), Object.getOwnPropertyDescriptors(globals))
  const kit = makeKit(window, { cosmos })
  kits.push(kit)
  await kit.ready()
  return { window, kit, listed: () => kit.getSnapshot().connection.connectors }
}
const ids = async (globals: object, cosmos?: CosmosOptions) => {
  const { listed } = await open(globals, cosmos)
  return listed().map(({ id }) => id)
}

describe("discoverWallets", () => {
  it("lists the wallets that are there by name and rdns, none of them announced", async () => {
    const { listed } = await open({
      keplr: wallet(),
      leap: wallet(),
      cosmostation: { providers: { keplr: wallet() } }
    })
    expect(listed()).toMatchObject([
      { id: "cosmos:keplr", name: "Keplr", rdns: "app.keplr", chains: ["cosmos"], clash: false },
      { id: "cosmos:leap", name: "Leap", rdns: "io.leapwallet.leapwallet", chains: ["cosmos"] },
      { id: "cosmos:cosmostation", name: "Cosmostation", rdns: "io.cosmostation", chains: ["cosmos"] }
    ])
    for (const connector of listed()) expect(connector).not.toHaveProperty("announcedName")
  })

  it("T06 an object is one entry, and at Keplr's place another's when it has one of its own", async () => {
    const [one, other] = [wallet(), wallet()]
    expect(await ids({ keplr: one, leap: one })).toEqual(["cosmos:leap"])
    expect(await ids({ keplr: one, cosmostation: { providers: { keplr: one } } })).toEqual([
      "cosmos:cosmostation"
    ])
    expect(await ids({ keplr: one, leap: one, cosmostation: { providers: { keplr: other } } })).toEqual([
      "cosmos:leap",
      "cosmos:cosmostation"
    ])
    expect(await ids({ keplr: one })).toEqual(["cosmos:keplr"])
  })

  it("T06 finds wallets that come until the page has loaded; who came first stays what it is", async () => {
    const [first, second] = [wallet(), wallet()]
    const { window, listed } = await open({ keplr: first })
    Object.assign(window, { keplr: second, leap: second, cosmostation: { providers: { keplr: first } } })
    window.dispatchEvent(new Event("load"))
    window.dispatchEvent(new Event("load"))
    await settled()
    expect(listed().map(({ id }) => id)).toEqual(["cosmos:keplr", "cosmos:leap"])
  })

  it("T08 getters that throw, and a place that gives another object each time, hide nobody", async () => {
    const thrower = {
      get: () => {
        throw new Error("getter")
      },
      enumerable: true,
      configurable: true
    }
    const globals = Object.defineProperties(
      { leap: wallet() },
      {
        keplr: thrower,
        cosmostation: { value: Object.defineProperty({}, "providers", thrower), enumerable: true }
      }
    )
    expect(await ids(globals)).toEqual(["cosmos:leap"])
    const changing = Object.defineProperty({}, "keplr", { get: wallet, configurable: true })
    const { window, listed } = await open(changing)
    window.dispatchEvent(new Event("load"))
    await settled()
    expect(listed()).toHaveLength(1)
  })

  it("finds an app's own wallets, at most 100, none twice", async () => {
    const okx = { id: "okx", name: "OKX Wallet", global: "okxwallet.keplr", rdns: "com.okex.wallet" }
    const { listed } = await open({ okxwallet: { keplr: wallet() } }, { wallets: [okx, okx] })
    expect(listed()).toMatchObject([{ id: "cosmos:okx", name: "OKX Wallet", rdns: "com.okex.wallet" }])
    const names = Array.from({ length: 200 }, (_, index) => `wallet${index}`)
    const many = await ids(Object.fromEntries(names.map((name) => [name, wallet()])), {
      wallets: names.map((name) => ({ id: name, name, global: name }))
    })
    expect(many).toHaveLength(97)
  })

  it("T09 leaves no listener on the window", async () => {
    const { window, kit } = await open({ keplr: wallet() })
    await kit.connect({ connectorId: "cosmos:keplr" })
    const open_ = () => [...window.listeners.values()].reduce((sum, count) => sum + count, 0)
    expect(window.listeners.get("keplr_keystorechange")).toBe(1)
    expect(open_()).toBeGreaterThan(1)
    await kit.remove("cosmos")
    expect(open_()).toBe(0)
    Object.assign(window, { leap: wallet() })
    window.dispatchEvent(new Event("load"))
    expect(kit.getSnapshot().connection.connectors).toEqual([])
  })

  it("is quiet on a server", async () => {
    const kit = makeKit(undefined as never)
    kits.push(kit)
    await kit.ready()
    expect(kit.getSnapshot().connection.connectors).toEqual([])
  })
})
