import { fillSlot, pictures, type ConnectorInfo, type PictureKey, type SlotFilling } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import {
  at,
  connected,
  connector,
  picture,
  withAll,
  withConnection,
  withFillings,
  withSecondNamespace
} from "../../../tests/gallery/page/world.ts"
import { atRest, eventually, showModal } from "../../../tests/support/showModal.ts"

const mark = picture("#123456", "M8 8h24v24H8z")

/** A source that has pictures of some keys, and gives them when they are released. */
const makeSource = (id: string, has: ReadonlyArray<PictureKey>) => {
  const known = new Map<string, string>()
  const asked: Array<string> = []
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const load = async (key: PictureKey) => {
    asked.push(key)
    await released
    known.set(key, has.includes(key) ? mark : "")
    return known.get(key)!
  }
  return { asked, release, filling: fillSlot(pictures, { id, known, load }) }
}

const wallet = (more: Partial<ConnectorInfo>) => connector("moon", "Moon Wallet", more)

type Modal = ReturnType<typeof showModal>

const row = (modal: Modal, name: string) =>
  eventually(
    () => modal.all(".row").find((each) => each.querySelector(".row-name")?.textContent === name),
    `row ${name}`
  )
const iconOf = (element: HTMLElement) => element.querySelector<HTMLElement>(".icon")!
const sourceOf = (element: HTMLElement) => iconOf(element).querySelector("img")?.getAttribute("src")

const showNetworks = async (...fillings: ReadonlyArray<SlotFilling>) => {
  const modal = showModal(fakeKit({ state: withAll(connected(), withFillings(...fillings), at("Networks")) }))
  await modal.view("Networks")
  return modal
}

describe("pictures that a plugin has", () => {
  it("a network without a picture of its own has a letter, and the mark once it is there, in the same place", async () => {
    const source = makeSource("marks", ["network/one:4"])
    const modal = await showNetworks(source.filling)
    const optimism = await row(modal, "Optimism")
    expect(iconOf(optimism).dataset["letter"]).toBe("O")
    await atRest(modal.root)
    const before = optimism.getBoundingClientRect().toJSON()
    source.release()
    await eventually(() => sourceOf(optimism) === mark)
    expect(iconOf(optimism).dataset["letter"]).toBeUndefined()
    expect(optimism.getBoundingClientRect().toJSON()).toEqual(before)
    // One that nobody has keeps its letter; one of the app's own is not asked for.
    const sepolia = await row(modal, "Sepolia")
    expect(iconOf(sepolia).dataset["letter"]).toBe("S")
    expect(sourceOf(sepolia)).toBeUndefined()
    expect(source.asked.toSorted()).toEqual(["network/one:4", "network/one:5"])
  })

  it("the source that was installed first is asked first, and the next one for what it has not", async () => {
    const [first, second] = [makeSource("first", ["network/one:4"]), makeSource("second", ["network/one:5"])]
    second.release()
    const modal = await showNetworks(first.filling, second.filling)
    const [optimism, sepolia] = [await row(modal, "Optimism"), await row(modal, "Sepolia")]
    await eventually(() => first.asked.length === 2)
    expect(second.asked).toEqual([])
    first.release()
    await eventually(() => sourceOf(optimism) === mark && sourceOf(sepolia) === mark)
    expect(second.asked).toEqual(["network/one:5"])
  })

  it("a mark that was there once is there at once the next time", async () => {
    const source = makeSource("marks", ["network/one:4"])
    source.release()
    const modal = await showNetworks(source.filling)
    await eventually(async () => sourceOf(await row(modal, "Optimism")) === mark)
    await eventually(() => source.asked.length === 2)
    modal.element.remove()
    const letters: Array<string | undefined> = []
    const again = showModal(
      fakeKit({ state: withAll(connected(), withFillings(source.filling), at("Networks")) })
    )
    const watching = new MutationObserver(() => {
      for (const icon of again.all(".row .icon")) letters.push(icon.dataset["letter"])
    })
    watching.observe(again.root, { childList: true, subtree: true, attributes: true })
    await row(again, "Optimism")
    watching.disconnect()
    expect(letters.length).toBeGreaterThan(0)
    expect(letters).not.toContain("O")
  })

  it("a source that fails leaves the letter, and is asked again by the next drawing", async () => {
    let asked = 0
    const failing = fillSlot(pictures, {
      id: "failing",
      known: new Map(),
      load: () => {
        asked++
        return Promise.reject(new Error("no network"))
      }
    })
    const modal = await showNetworks(failing)
    expect(iconOf(await row(modal, "Optimism")).dataset["letter"]).toBe("O")
    await eventually(() => asked === 2)
    modal.element.remove()
    await showNetworks(failing)
    await eventually(() => asked === 4)
  })

  it.each([
    ["by its rdns", wallet({ rdns: "test.moon" }), ["rdns/test.moon"]],
    ["by its name where the kit named it", wallet({ type: "injected" }), ["name/Moon Wallet"]]
  ])("a wallet without a picture of its own is found %s", async (_, connector, keys) => {
    const source = makeSource("marks", keys as ReadonlyArray<PictureKey>)
    source.release()
    const state = withAll(
      withConnection({ connectors: [connector] }),
      withFillings(source.filling),
      at("Connect")
    )
    const modal = showModal(fakeKit({ state }))
    const found = await row(modal, "Moon Wallet")
    await eventually(() => sourceOf(found) === mark)
    expect(source.asked).toEqual(keys)
  })

  it.each([
    ["announces itself by a name alone", wallet({})],
    ["claims what another claims", wallet({ rdns: "test.moon", clash: true })],
    ["brings its own", wallet({ rdns: "test.moon", icon: picture("#fff", "M0 0h9v9z") })]
  ])("T06 in part: no mark is asked for a wallet that %s", async (_, connector) => {
    const source = makeSource("marks", ["rdns/test.moon", "name/Moon Wallet"])
    source.release()
    const state = withAll(
      withConnection({ connectors: [connector] }),
      withFillings(source.filling),
      at("Connect")
    )
    const modal = showModal(fakeKit({ state }))
    await row(modal, "Moon Wallet")
    await modal.button("Moon Wallet")
    expect(source.asked).toEqual([])
  })

  it("a chain of several is shown by its first network", async () => {
    const source = makeSource("marks", ["network/two:7"])
    source.release()
    const modal = showModal(
      fakeKit({
        state: withAll(
          withSecondNamespace,
          withFillings(source.filling),
          at("ConnectingMultiChain", { walletId: "fox.test" })
        )
      })
    )
    await modal.view("ConnectingMultiChain")
    const second = await row(modal, "Second networks")
    await eventually(() => sourceOf(second) === mark)
    expect(source.asked).toEqual(["network/two:7"])
  })
})

describe("a picture that has to come", () => {
  it("has its letter until it is there: the place is never empty", async () => {
    const state = withAll(
      withConnection({ connectors: [wallet({ icon: "http://127.0.0.1:1/moon.png" })] }),
      at("Connect")
    )
    const modal = showModal(fakeKit({ state }))
    const found = await row(modal, "Moon Wallet")
    expect(iconOf(found).dataset["letter"]).toBe("M")
    await eventually(() => iconOf(found).querySelector("img") === null)
    expect(iconOf(found).dataset["letter"]).toBe("M")
  })
})
