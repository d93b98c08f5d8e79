import {
  createKit,
  definePlugin,
  fillSlot,
  memoryStorage,
  nameServices,
  type NamedProfile,
  type NamesActions,
  type Plugin
} from "@latchkey/core"
import { Accounts, nameResolution } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { page } from "vitest/browser"
import { describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../../tests/gallery/page/fakeKit.ts"
import {
  address,
  at,
  connected,
  network,
  withAll,
  otherAddress,
  withFillings,
  withNetworks,
  withSecondConnection,
  withSecondNamespace
} from "../../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../../tests/support/showModal.ts"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { accountActions, type AccountAction } from "../../slots/accountActions.ts"

const action = (feature: string, more: Partial<AccountAction> = {}) =>
  fillSlot(accountActions, {
    id: feature,
    feature,
    label: { en: feature, de: `${feature}!` },
    icon: "M10 4v9M6 9.5l4 4 4-4M4 16.5h12",
    view: feature,
    ...more
  })

describe("Account", () => {
  /** A kit whose accounts have names, which come when the test says so. */
  const namedKit = (answer: Promise<NamedProfile>, canName = true) => {
    const asked: Array<unknown> = []
    const book: Plugin<"book", Pick<NamesActions, "profile">> = {
      id: "book",
      actions: ["profile"],
      fills: [fillSlot(nameServices, { id: "book" })],
      load: async () => ({
        actions: {
          profile: (request) =>
            Effect.gen(function* () {
              asked.push(request)
              const told = yield* Effect.promise(() => answer)
              const { name } = told
              const accounts = yield* Accounts
              if (name !== undefined)
                accounts.change("test", `${request.networkId}:${request.address}`, (details) => ({
                  ...details,
                  profileName: name
                }))
              return told
            })
        }
      })
    }
    const able = definePlugin({
      id: "able",
      setup: (host) => {
        if (canName) host.addCapability("test", nameResolution, { reader: Effect.never })
      }
    })
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({ wallet: {} }).plugin, able, book],
      storage: memoryStorage()
    })
    return { kit, asked }
  }

  it("S3.01 in part: asks what the account is called; when the answer is there, nothing else moves", async () => {
    const { promise, resolve } = Promise.withResolvers<NamedProfile>()
    const { kit, asked } = namedKit(promise)
    await kit.connect({ connectorId: "wallet" })
    expect(asked).toEqual([])
    const modal = showModal(kit)
    kit.open()
    await modal.view("Account")
    await atRest(modal.root)
    const { address } = kit.getSnapshot().account["test"]!
    await eventually(() => asked.length === 1)
    expect(asked).toEqual([{ address, networkId: "test:1" }])
    const places = () =>
      [".account-face", ".balance", ".pill", ".account-end"].map(
        (part) => modal.one(part)!.getBoundingClientRect().top
      )
    const before = places()
    resolve({ name: "harbour.test" })
    await eventually(() => modal.one(".account-name")?.textContent === "harbour.test")
    await atRest(modal.root)
    expect(places()).toEqual(before)
    await kit.dispose()
  })

  it("keeps no room for a name where accounts of the namespace have none", async () => {
    const { kit } = namedKit(Promise.resolve({}), false)
    await kit.connect({ connectorId: "wallet" })
    const modal = showModal(kit)
    kit.open()
    await modal.view("Account")
    expect(modal.one(".account-name")).toBeUndefined()
    await kit.dispose()
  })

  it("S8.06 in part: a wallet that does not let itself be left is told of, the visitor disconnected all the same", async () => {
    const wallet = { disconnect: () => Promise.reject(new Error("The wallet broke")) }
    const kit = createKit({
      app: { name: "Test" },
      networks: [testNetwork(1)],
      plugins: [virtualChain({ wallet }).plugin],
      storage: memoryStorage()
    })
    await kit.connect({ connectorId: "wallet" })
    const modal = showModal(kit)
    kit.open()
    await modal.view("Account")
    ;(await modal.button("Disconnect")).click()
    await eventually(() =>
      modal.one(".toast")?.innerText.includes("Disconnected here, but the wallet didn't confirm.")
    )
    await modal.view("Connect")
    expect(modal.one("dialog")?.hasAttribute("open")).toBe(true)
    expect(kit.getSnapshot().account["test"]?.status).toBe("disconnected")
    await kit.dispose()
  })

  it("shows who is connected and how much, the whole address one step away", async () => {
    const written: Array<string> = []
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text))
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await modal.view("Account")
    expect(modal.text()).toContain("0xd8dA…6045")
    expect(modal.one(".amount")?.innerText).toBe("1.234 ETH")
    const shown = modal.one("button.address")!
    expect(shown.querySelector(".unseen")?.textContent).toBe(address)
    shown.click()
    await eventually(() => shown.textContent === address)
    ;(await modal.button("Copy address")).click()
    await eventually(() => modal.said() === "Address copied")
    expect(written).toEqual([address])
    vi.restoreAllMocks()
  })

  it("leaves the controls beside the address their size while it is whole", async () => {
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await modal.view("Account")
    const sizes = () =>
      modal.all(".pill .icon-button").map((control) => {
        const { width, height } = control.getBoundingClientRect()
        return { width, height }
      })
    const before = sizes()
    const shown = modal.one("button.address")!
    shown.click()
    await eventually(() => shown.textContent === address)
    expect(before).toHaveLength(2)
    expect(sizes()).toEqual(before)
  })

  it.each([
    ["copies by a selection", () => true, "Address copied"],
    ["says that it could not", () => false, "Couldn't copy."],
    [
      "says that it could not, of a browser that throws too,",
      () => {
        throw new DOMException("no", "SecurityError")
      },
      "Couldn't copy."
    ]
  ])("%s where the browser has no clipboard for the page", async (_, answer, said) => {
    const before = Object.getOwnPropertyDescriptor(navigator, "clipboard")
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true })
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    const selected: Array<string> = []
    vi.spyOn(document, "execCommand").mockImplementation(() => {
      const field = modal.root.activeElement as HTMLTextAreaElement
      selected.push(field.value.slice(field.selectionStart, field.selectionEnd))
      return answer()
    })
    const copy = await modal.button("Copy address")
    copy.click()
    await eventually(() => modal.said().startsWith(said))
    expect(selected).toEqual([address])
    expect(modal.all("textarea")).toEqual([])
    vi.restoreAllMocks()
    if (before === undefined) Reflect.deleteProperty(navigator, "clipboard")
    else Object.defineProperty(navigator, "clipboard", before)
  })

  it("says that copying failed", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"))
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    ;(await modal.button("Copy address")).click()
    await eventually(() => modal.said().startsWith("Couldn't copy."))
    vi.restoreAllMocks()
  })

  it("has the balance as its largest text", async () => {
    const modal = showModal(
      fakeKit({
        state: withAll(connected({ profileName: "harbour.eth" }), withFillings(action("send")), at("Account"))
      })
    )
    await modal.view("Account")
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const largest = modal.all(".card *").toSorted((one, other) => size(other) - size(one))[0]
    expect(largest?.className).toBe("amount")
    expect(modal.text()).toContain("harbour.eth")
  })

  it("says the name of the network", async () => {
    const modal = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await modal.view("Account")
    expect((await modal.button("Change network: Ethereum")).innerText).toBe("Ethereum")
    expect(modal.heading()).toBe("Account")
  })

  it("T26 marks a balance that could not be read, and reads it again when asked", async () => {
    const kit = fakeKit({
      state: withAll(connected({ balance: "0.00", balanceFailed: true }), at("Account"))
    })
    const refreshBalance = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, refreshBalance })
    await modal.view("Account")
    expect(modal.one(".balance")?.innerText).toMatch(/0\.00 ETH\s+Couldn't be loaded/)
    ;(await modal.button("Refresh balance")).click()
    expect(refreshBalance).toHaveBeenLastCalledWith({ namespace: "one", force: true })
  })

  it("writes numbers as the visitor does, without losing a digit", async () => {
    const state = withAll(connected({ balance: "123456789012345678901.5" }), at("Account"))
    const modal = showModal(fakeKit({ state }), { locale: "de-DE" })
    await modal.view("Account")
    expect(modal.one(".amount")?.innerText).toBe("123.456.789.012.345.678.901,5 ETH")
  })

  it("breaks a balance that is too long for its line between groups only", async () => {
    await page.viewport(360, 700)
    const balance = "123456789012345678901234567890.123"
    const modal = showModal(fakeKit({ state: withAll(connected({ balance }), at("Account")) }), {
      locale: "ar"
    })
    await modal.view("Account")
    const amount = modal.one(".amount")!
    expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth || modal.one(".balance")!.clientWidth)
    const number = amount.querySelector("bdi")!
    expect(number.textContent).toBe("123,456,789,012,345,678,901,234,567,890.123")
    const lines = new Set<number>()
    for (const text of [...number.childNodes].filter((node) => node instanceof Text)) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      expect(rects).toHaveLength(1)
      lines.add(rects[0]!.top)
    }
    expect(lines.size).toBe(2)
    await page.viewport(800, 600)
  })

  it("on a network that the app does not use says so in the place of the balance, and leads to the others", async () => {
    const unknown = network(99, "Unknown Network", { unknown: true })
    const kit = fakeKit({
      state: withAll(
        connected({ balance: "0.00", balanceFailed: true }),
        withNetworks({ caipNetwork: unknown }),
        at("Account")
      )
    })
    const modal = showModal(kit)
    await modal.view("Account")
    expect(modal.one(".amount")).toBeUndefined()
    expect(modal.one(".balance")?.innerText).toContain(
      "Your wallet is on a network that this app doesn't use."
    )
    ;(await modal.button("Choose network")).click()
    expect(kit.getSnapshot().navigation.stack.map(({ view }) => view)).toEqual(["Account", "Networks"])
  })

  it("S2.14 offers what is installed in the order of walletFeaturesOrder, where the wallet is able to", async () => {
    const kit = fakeKit({
      state: withAll(
        connected(),
        withFillings(
          action("send"),
          action("extra"),
          action("receive"),
          action("hidden", { when: () => false }),
          action("unable", { capability: "flying" }),
          action("onramp")
        ),
        at("Account")
      )
    })
    const modal = showModal({ ...kit, hasCapability: (name) => name !== "flying" })
    await modal.view("Account")
    expect(modal.all(".tile").map((name) => name.textContent)).toEqual(["onramp", "receive", "send", "extra"])
    ;(await modal.button("receive")).click()
    expect(kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("receive")
  })

  it("T03 links to the explorer only by a plain web address", async () => {
    const bad = showModal(
      fakeKit({ state: withAll(connected({ addressExplorerUrl: "javascript:alert(1)" }), at("Account")) })
    )
    await bad.view("Account")
    expect(bad.root.querySelector("a")).toBeNull()
    const good = showModal(fakeKit({ state: withAll(connected(), at("Account")) }))
    await good.view("Account")
    expect(good.root.querySelector("a")).toMatchObject({
      rel: "noopener noreferrer",
      target: "_blank",
      href: "https://explorer.test/address",
      ariaLabel: "View on explorer"
    })
  })
})

describe("opened for a namespace that is not the active one", () => {
  const open = (view: string, below: ReadonlyArray<string> = []) =>
    fakeKit({
      state: withAll(
        connected(),
        withSecondNamespace,
        withSecondConnection,
        at(view, {}, below),
        (state) => ({
          ...state,
          navigation: { ...state.navigation, namespace: "two" }
        })
      )
    })

  it("Account is about that namespace, to the last row", async () => {
    const kit = open("Account")
    const disconnect = vi.fn(() => Promise.resolve())
    const refreshBalance = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, disconnect, refreshBalance })
    await modal.view("Account")
    expect(modal.one("button.address .unseen")?.textContent).toBe(otherAddress)
    await vi.waitFor(() => expect(refreshBalance).toHaveBeenCalledWith({ namespace: "two" }))
    ;(await modal.button("Change network: Harbour Mainnet")).click()
    await modal.view("Networks")
    expect(modal.all(".view:not([inert]) .row-name").map((name) => name.textContent)).toEqual([
      "Harbour Mainnet",
      "Harbour Testnet"
    ])
    ;(await modal.button("Back")).click()
    await modal.view("Account")
    ;(await modal.button("Disconnect")).click()
    expect(disconnect).toHaveBeenCalledWith({ namespace: "two" })
  })

  it("Profile lists its wallets alone, and leaves the others connected", async () => {
    const kit = open("Profile", ["Account"])
    const disconnect = vi.fn(() => Promise.resolve())
    const modal = showModal({ ...kit, disconnect })
    await modal.view("Profile")
    expect(modal.all(".row")).toHaveLength(1)
    expect(modal.one(".row")?.ariaCurrent).toBe("true")
    ;(await modal.button("Disconnect Fennec")).click()
    expect(disconnect).toHaveBeenCalledWith({ namespace: "two", connectorId: "two:Fennec" })
    expect(modal.all(".view button").filter((button) => button.textContent === "Disconnect")).toEqual([])
  })
})
