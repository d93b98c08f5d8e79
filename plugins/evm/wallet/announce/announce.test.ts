import { describe, expect, it } from "vitest"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import { announce } from "./announce.ts"
import { injectAs } from "./injectAs.ts"
import { announceMalformed, floodAnnouncements, malformedAnnouncements } from "./malformedAnnouncements.ts"

const make = () => createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://127.0.0.1:1" }] })

/** A page that collects what it is told. */
function createPage() {
  const page = new EventTarget()
  const details: unknown[] = []
  page.addEventListener(
    "eip6963:announceProvider",
    (event) => void details.push((event as CustomEvent).detail)
  )
  return { page, details, ask: () => page.dispatchEvent(new Event("eip6963:requestProvider")) }
}

describe("announce", () => {
  it("tells the page at once and whenever it asks, always the same frozen detail", () => {
    const { page, details, ask } = createPage()
    const wallet = make()
    const stop = announce(wallet, page)
    ask()
    expect(details).toHaveLength(2)
    expect(details[0]).toBe(details[1])
    expect(details[0]).toEqual({ info: wallet.info, provider: wallet.provider })
    expect(Object.isFrozen(details[0])).toBe(true)
    expect((details[0] as { provider: unknown }).provider).toBe(wallet.provider)
    stop()
    ask()
    expect(details).toHaveLength(2)
  })
})

describe("injectAs", () => {
  it("puts the provider on the page and takes it away again", () => {
    const wallet = make()
    const page: Record<string, unknown> = {}
    const undo = injectAs(wallet, "ethereum", page)
    expect(page["ethereum"]).toBe(wallet.provider)
    undo()
    expect("ethereum" in page).toBe(false)
  })

  it("puts back what was there before, even a getter", () => {
    const page = Object.defineProperty({}, "ethereum", { get: () => "another wallet", configurable: true })
    const undo = injectAs(make(), "ethereum", page)
    expect(page).not.toHaveProperty("ethereum", "another wallet")
    undo()
    expect(page).toHaveProperty("ethereum", "another wallet")
  })
})

describe("malformed announcements", () => {
  it("have names of their own", () => {
    expect(new Set(malformedAnnouncements.map((entry) => entry.name)).size).toBe(
      malformedAnnouncements.length
    )
  })

  it("are made at once and whenever the page asks, each liar the same again", () => {
    const { page, details, ask } = createPage()
    const stop = announceMalformed(make(), malformedAnnouncements, page)
    const count = malformedAnnouncements.length
    expect(details).toHaveLength(count)
    ask()
    expect(details.slice(count)).toEqual(details.slice(0, count))
    details.slice(0, count).forEach((detail, index) => expect(details[count + index]).toBe(detail))
    stop()
    ask()
    expect(details).toHaveLength(2 * count)
  })

  it.each(malformedAnnouncements.filter((entry) => entry.fate === "clash"))(
    "that clash take something of the genuine wallet's identity: $name",
    ({ detail }) => {
      const wallet = make()
      const { info, provider } = detail(wallet) as { info: typeof wallet.info; provider: unknown }
      const same = (["uuid", "rdns", "name"] as const).filter((key) => info[key] === wallet.info[key])
      expect(same).not.toEqual([])
      expect({ name: info.name, provider }).not.toEqual({ name: wallet.info.name, provider: wallet.provider })
    }
  )

  it("come in floods, each by an identity of its own", () => {
    const { page, details } = createPage()
    floodAnnouncements(make(), 500, page)()
    const infos = details.map((detail) => (detail as { info: { uuid: string; rdns: string } }).info)
    expect(new Set(infos.map((info) => info.uuid)).size).toBe(500)
    expect(new Set(infos.map((info) => info.rdns)).size).toBe(500)
  })
})
