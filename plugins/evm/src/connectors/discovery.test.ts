import { afterEach, describe, expect, it, vi } from "vitest"
import { asScript } from "../../../../tests/support/asScript.ts"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import { fakeProvider, oddValues } from "../../support/fakeProvider.ts"

type Detail = { readonly info: Record<string, unknown>; readonly provider: unknown }

const walletOf = (rdns: string, fields: Record<string, unknown> = {}): Detail => ({
  info: { uuid: crypto.randomUUID(), name: rdns, rdns, icon: "data:image/png;base64,AA==", ...fields },
  provider: fakeProvider({})
})

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})

const open = async (...[window, options]: Parameters<typeof makeKit>) => {
  const kit = makeKit(window, options)
  kits.push(kit)
  await kit.ready()
  return {
    kit,
    connectors: () => kit.getSnapshot().connection.connectors,
    ids: () => kit.getSnapshot().connection.connectors.map(({ id }) => id)
  }
}

const announce = (window: EventTarget, detail: unknown) =>
  window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))

/** A wallet that announces itself whenever it is asked. */
const install = (window: EventTarget, detail: Detail) => {
  window.addEventListener("eip6963:requestProvider", () => announce(window, detail))
  return detail
}

const microtasks = () => new Promise<void>((resolve) => setTimeout(resolve))

describe("discovery", () => {
  it("T06 asks the wallets once and lists them, complete, when the kit is ready", async () => {
    const window = fakeWindow()
    const requests = vi.fn()
    window.addEventListener("eip6963:requestProvider", requests)
    install(window, walletOf("com.one", { name: "One\u202e" }))
    install(window, walletOf("com.two"))
    const { connectors } = await open(window)
    expect(connectors()).toEqual([
      {
        id: "com.one",
        type: "announced",
        name: "One",
        rdns: "com.one",
        walletId: "com.one",
        icon: "data:image/png;base64,AA==",
        chains: ["eip155"],
        clash: false,
        installed: true
      },
      {
        id: "com.two",
        type: "announced",
        name: "com.two",
        rdns: "com.two",
        walletId: "com.two",
        icon: "data:image/png;base64,AA==",
        chains: ["eip155"],
        clash: false,
        installed: true
      }
    ])
    announce(window, walletOf("com.three"))
    await microtasks()
    expect(connectors()).toHaveLength(3)
    expect(requests).toHaveBeenCalledTimes(1)
  })

  it("T06 a later announcement under the same uuid is ignored, whatever its provider and name", async () => {
    const window = fakeWindow()
    const first = install(window, walletOf("com.one"))
    const { kit, connectors } = await open(window)
    const hijacker = fakeProvider({})
    announce(window, { info: { ...first.info, name: "Hijacker" }, provider: hijacker })
    announce(window, { info: { ...first.info, rdns: "com.other" }, provider: fakeProvider({}) })
    await microtasks()
    expect(connectors().map(({ name }) => name)).toEqual(["com.one"])
    await kit.connect({ connectorId: "com.one" }).catch(() => {})
    expect(hijacker.calls).toEqual([])
  })

  it("T06 what an announcement says is frozen: changing the object later changes nothing", async () => {
    const window = fakeWindow()
    const provider = fakeProvider({})
    const detail = {
      info: { uuid: "1", name: "One", rdns: "com.one", icon: "" },
      provider: provider as unknown
    }
    install(window, detail)
    const { kit, connectors } = await open(window)
    detail.info.name = "Hijacker"
    detail.info.rdns = "com.other"
    const hijacker = fakeProvider({})
    detail.provider = hijacker
    expect(connectors().map(({ id, name }) => [id, name])).toEqual([["com.one", "One"]])
    await kit.connect({ connectorId: "com.one" }).catch(() => {})
    expect(provider.methods()).toEqual(["eth_requestAccounts"])
    expect(hijacker.calls).toEqual([])
  })

  it("T06 a provider that is known already cannot take a second name", async () => {
    const window = fakeWindow()
    const first = install(window, walletOf("com.one"))
    const { ids } = await open(window)
    announce(window, { info: walletOf("com.famous").info, provider: first.provider })
    await microtasks()
    expect(ids()).toEqual(["com.one"])
  })

  it("T06 another provider under a known rdns is an entry of its own, and both are marked", async () => {
    const window = fakeWindow()
    install(window, walletOf("com.famous"))
    install(window, walletOf("com.honest"))
    const { connectors } = await open(window)
    const clashes = () => connectors().map(({ id, clash }) => [id, clash])
    announce(window, walletOf("com.famous"))
    await microtasks()
    expect(clashes()).toEqual([
      ["com.famous", true],
      ["com.honest", false],
      ["com.famous#2", true]
    ])
    announce(window, walletOf("COM.Famous"))
    await microtasks()
    expect(clashes().at(-1)).toEqual(["com.famous#3", true])
  })

  it("T06 clashing entries speak each to its own provider", async () => {
    const window = fakeWindow()
    const [first, second] = [install(window, walletOf("com.famous")), install(window, walletOf("com.famous"))]
    const { kit } = await open(window)
    await kit.connect({ connectorId: "com.famous#2" }).catch(() => {})
    const methods = ({ provider }: Detail) => (provider as ReturnType<typeof fakeProvider>).methods()
    expect(methods(first)).toEqual([])
    expect(methods(second)).toEqual(["eth_requestAccounts"])
  })

  it("T06 malformed announcements hide no other", async () => {
    const window = fakeWindow()
    const { ids } = await open(window)
    for (const [, odd] of oddValues) {
      announce(window, odd())
      announce(window, { info: odd(), provider: odd() })
      announce(window, { ...walletOf("com.bad"), provider: odd() })
    }
    announce(window, walletOf("com.good"))
    await microtasks()
    expect(ids()).toEqual(["com.good"])
  })

  it("T07 of 5,000 announcements of one script, the first 20 are listed, and nobody else is hidden", async () => {
    const flood = Array.from({ length: 5_000 }, (_, index) => walletOf(`com.flood${index}`))
    const window = fakeWindow()
    const { kit, ids } = await open(window)
    const changes = vi.fn()
    kit.subscribe(changes)
    const announceAs = (extension: string) =>
      asScript(`chrome-extension://${extension}/inpage.js`, (detail: Detail) => announce(window, detail))
    flood.forEach(announceAs("flood"))
    announceAs("honest")(walletOf("com.honest"))
    expect(changes).not.toHaveBeenCalled()
    await microtasks()
    const first = flood.slice(0, 20).map(({ info }) => info["rdns"])
    expect(ids()).toEqual([...first, "com.honest"])
    expect(changes).toHaveBeenCalledTimes(1)
  })

  it("T07 lists 20 wallets of each script, and 100 of all", async () => {
    const window = fakeWindow()
    const { ids } = await open(window)
    for (const extension of ["a", "b", "c", "d", "e", "f"]) {
      const announceIt = asScript(`chrome-extension://${extension}/inpage.js`, (index: number) =>
        announce(window, walletOf(`com.${extension}${index}`))
      )
      for (let index = 0; index < 30; index++) announceIt(index)
    }
    await microtasks()
    expect(ids()).toHaveLength(100)
  })

  it("T07 5,000 announcements of one wallet cost one entry", async () => {
    const window = fakeWindow()
    const { kit, ids } = await open(window)
    const changes = vi.fn()
    kit.subscribe(changes)
    const detail = walletOf("com.one", { icon: `data:image/png;base64,${"A".repeat(200_000)}` })
    for (let count = 0; count < 5_000; count++) announce(window, detail)
    await microtasks()
    expect(ids()).toEqual(["com.one"])
    expect(changes).toHaveBeenCalledTimes(1)
  })

  it("enableEIP6963: false neither asks nor listens", async () => {
    const window = fakeWindow()
    const requests = vi.fn()
    window.addEventListener("eip6963:requestProvider", requests)
    const { ids } = await open(window, { evm: { enableEIP6963: false } })
    announce(window, walletOf("com.one"))
    await microtasks()
    expect(ids()).toEqual([])
    expect(requests).not.toHaveBeenCalled()
  })

  it("what is announced in the task in which the kit ends is not registered any more", async () => {
    const window = fakeWindow()
    const { kit, ids } = await open(window)
    const seen: Array<string> = []
    kit.subscribe(() => seen.push(...ids()))
    announce(window, walletOf("com.one"))
    window.ethereum = fakeProvider({})
    await kit.dispose()
    await microtasks()
    expect(seen).toEqual([])
  })

  it("leaves no listener and no connector behind", async () => {
    const window = fakeWindow(fakeProvider({}))
    const added: Array<string> = []
    const removed: Array<string> = []
    const add = window.addEventListener.bind(window)
    const remove = window.removeEventListener.bind(window)
    window.addEventListener = (type: string, ...rest: [any]) => (added.push(type), add(type, ...rest))
    window.removeEventListener = (type: string, ...rest: [any]) => (removed.push(type), remove(type, ...rest))
    const { kit, ids } = await open(window)
    announce(window, walletOf("com.one"))
    await kit.remove("evm")
    announce(window, walletOf("com.two"))
    await microtasks()
    expect(ids()).toEqual([])
    expect(removed.toSorted()).toEqual(added.toSorted())
  })
})

describe("the generic wallet", () => {
  it("is window.ethereum under the name Browser Wallet", async () => {
    const { connectors } = await open(fakeWindow(fakeProvider({})))
    expect(connectors()).toMatchObject([
      { id: "injected", type: "injected", name: "Browser Wallet", clash: false }
    ])
  })

  it("is not offered when it announced itself, nor under enableInjected: false, nor when it is no provider", async () => {
    const detail = walletOf("com.one")
    const window = fakeWindow(detail.provider)
    install(window, detail)
    expect((await open(window)).ids()).toEqual(["com.one"])
    expect((await open(fakeWindow(fakeProvider({})), { evm: { enableInjected: false } })).ids()).toEqual([])
    for (const [, odd] of oddValues) expect((await open(fakeWindow(odd()))).ids()).toEqual([])
    const throwing = Object.defineProperty(fakeWindow(), "ethereum", {
      get: () => {
        throw new Error("getter")
      }
    })
    expect((await open(throwing)).ids()).toEqual([])
  })

  it("is added when it is injected late, and removed when it turns out to be an announced one", async () => {
    const window = fakeWindow()
    const { ids } = await open(window)
    const detail = walletOf("com.one")
    window.ethereum = detail.provider
    window.dispatchEvent(new Event("ethereum#initialized"))
    await microtasks()
    expect(ids()).toEqual(["injected"])
    announce(window, detail)
    await microtasks()
    expect(ids()).toEqual(["com.one"])
  })

  it("T06 stays what it was when another wallet takes the place of window.ethereum", async () => {
    const first = fakeProvider({})
    const window = fakeWindow(first)
    const { kit } = await open(window)
    window.ethereum = fakeProvider({})
    window.dispatchEvent(new Event("ethereum#initialized"))
    await microtasks()
    await kit.connect({ connectorId: "injected" }).catch(() => {})
    expect(first.methods()).toEqual(["eth_requestAccounts"])
  })
})
