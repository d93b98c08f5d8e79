import {
  createKit,
  definePlugin,
  fillSlot,
  memoryStorage,
  nameServices,
  type NamedProfile
} from "@latchkey/core"
import { HttpTimeoutError, NameInvalidError, type ResolvedName } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { page, userEvent } from "vitest/browser"
import { afterEach, describe, expect, it } from "vitest"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { network, testChain } from "../../support/testChain.ts"
import { send } from "./index.ts"

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  await dispose?.()
  dispose = undefined
  await page.viewport(800, 600)
})

/** A plugin that says of everybody the same. */
const knowing = (profile: NamedProfile) =>
  definePlugin({
    id: "somebody",
    fills: [fillSlot(nameServices, { id: "somebody" })],
    actions: ["profile"],
    setup: () => ({ profile: async () => profile })
  })

/** The form of a kit whose chain knows names, as far as the test says. */
const open = async (
  resolve?: (name: string) => ResolvedName | undefined | Promise<ResolvedName | undefined>,
  locale = "en",
  profile?: NamedProfile
) => {
  const asked: Array<string> = []
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [
      testChain(
        resolve === undefined
          ? {}
          : {
              resolve: ({ name }) => {
                asked.push(name)
                return Effect.tryPromise({ try: async () => resolve(name), catch: (cause) => cause as never })
              }
            }
      ),
      ...(profile === undefined ? [] : [knowing(profile)]),
      send()
    ],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit, { locale })
  kit.open({ view: "send/Send" })
  await modal.view("send/Send")
  const field = await eventually(() => modal.one<HTMLTextAreaElement>(".send-receiver"))
  const note = () => modal.one(".send-named")
  return { kit, modal, asked, field, note, fill: (text: string) => userEvent.fill(field, text) }
}
const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
const tea = (name: string) => (name === "tea.test" ? { name, address: "b2" } : undefined)

describe("what is pasted as receiver", () => {
  it("T23 in part: loses the line breaks around it, so that the field shows all of it; what has one inside is not joined", async () => {
    const { field, fill, kit } = await open()
    await fill("\n b1234567890 \r\n\n")
    expect(field.value).toBe("b1234567890")
    await eventually(() => kit.getSnapshot().send.form.receiver === "b1234567890")
    await fill(" b12 ")
    expect(field.value).toBe(" b12 ")
    await fill("tea\n.test")
    expect(field.value).toBe("tea\n.test")
  })
})

describe("a name as receiver", () => {
  it.each([
    ["of whoever is called so", "tea.test", picture],
    ["of nobody else", "cup.test", undefined]
  ])("S3.11 in part, T23 in part: has the picture %s", async (_, name, shown) => {
    const { note, fill } = await open(tea, "en", { name, avatar: picture })
    await fill("tea.test")
    await eventually(() => note()?.querySelector(".full-address")?.textContent === "b2")
    if (shown !== undefined) await eventually(() => note()?.querySelector("img"))
    // What the names' plugin says has come by then.
    else await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(note()?.querySelector("img")?.src).toBe(shown)
  })

  it("T23 is looked up half a second after the last key, and shown and said with its whole address", async () => {
    const { modal, asked, note, field } = await open(tea)
    // At once: a loaded machine may take longer than half a second for two.
    for (const text of ["te.test", "tea.test"]) {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")!.set!.call(field, text)
      field.dispatchEvent(new Event("input", { bubbles: true }))
    }
    await eventually(() => note()?.ariaBusy === "true")
    await eventually(() => note()?.querySelector(".full-address")?.textContent === "b2")
    expect(note()?.textContent).toContain("tea.test\u2069 stands for this address:")
    expect(asked).toEqual(["tea.test"])
    await eventually(() => modal.said().includes("b2"))
  })

  it("keeps its place while it is looked up", async () => {
    const { promise, resolve } = Promise.withResolvers<ResolvedName>()
    const { note, fill } = await open(() => promise)
    await fill("tea.test")
    await eventually(() => note()?.ariaBusy === "true")
    const before = note()!.offsetHeight
    // As long as an address of EVM is.
    resolve({ name: "tea.test", address: `b${"2".repeat(41)}` })
    await eventually(() => note()?.ariaBusy === null)
    expect(note()!.offsetHeight).toBe(before)
  })

  it("T23 what was found for one text is never shown for another", async () => {
    const { note, fill, field } = await open((name) =>
      name === "cup.test" ? { name, address: "c3" } : tea(name)
    )
    await fill("tea.test")
    await eventually(() => note()?.textContent?.includes("b2"))
    await fill("cup.test")
    expect(field.value).toBe("cup.test")
    expect(note()?.textContent ?? "").not.toContain("b2")
    await eventually(() => note()?.textContent?.includes("c3"))
    await fill("none.test")
    await eventually(() => note()?.textContent?.includes("no address"))
    await fill("tea.test")
    await eventually(() => note()?.ariaBusy === "true")
    await eventually(() => note()?.textContent?.includes("b2"))
    await fill("b7")
    await eventually(() => note() === undefined)
  })

  it.each([
    ["stands for nothing", () => undefined, "This name stands for no address on Network 1."],
    [
      "is no name",
      () => {
        throw new NameInvalidError({ reason: "form" })
      },
      "This is no name, or one that can be mistaken for another."
    ],
    [
      "cannot be looked up",
      () => {
        throw new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })
      },
      "The name couldn't be looked up. Try again."
    ]
  ])("T23, T26 that %s is told as that, and the review refuses it", async (_, resolve, words) => {
    const { kit, modal, note, fill, field } = await open(resolve)
    await userEvent.fill(modal.one<HTMLInputElement>(".field-amount")!, "1")
    await fill("odd.test")
    await eventually(() => note()?.textContent === words)
    expect(field.ariaInvalid).toBeNull()
    ;(await modal.button("Review")).click()
    await eventually(() => field.ariaInvalid === "true")
    // Said once.
    expect(modal.text().split(words)).toHaveLength(2)
    expect(kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("send/Send")
  })

  it("is not offered where there are no names", async () => {
    const { note, fill, field } = await open()
    expect(field.placeholder).toBe("Recipient's address")
    await fill("tea.test")
    expect(note()).toBeUndefined()
  })

  it("fits into 360 px, from right to left", async () => {
    await page.viewport(360, 700)
    const long = `${"harbour-".repeat(10)}tea.test`
    const { modal, note, fill } = await open((name) => ({ name, address: "b2" }), "ar")
    await fill(long)
    await eventually(() => note()?.textContent?.includes("b2"))
    const view = modal.one(".view:not([inert])")!
    expect(view.scrollWidth).toBeLessThanOrEqual(view.clientWidth)
  })
})
