import { describe, expect, it } from "vitest"
import { announceStandard } from "./announceStandard.ts"
import {
  announceMalformedStandard,
  floodStandard,
  malformedStandardWallets
} from "./malformedStandardWallets.ts"
import { createPage, createPart } from "./standardPage.ts"

describe("announceStandard", () => {
  it("registers with a page that listens already, and with one that comes later", () => {
    const early = createPage()
    const wallet = createPart("One")
    early.open()
    const undo = announceStandard(wallet, early.place)
    expect(early.wallets()).toEqual([wallet])
    expect(early.wallets()[0]).toBe(wallet)

    const late = createPage()
    const undoLate = announceStandard(wallet, late.place)
    expect(late.wallets()).toEqual([])
    late.open()
    expect(late.wallets()).toEqual([wallet])

    undo()
    undoLate()
    expect(early.wallets()).toEqual([])
    expect(late.wallets()).toEqual([])
    late.open()
    expect(late.wallets()).toEqual([])
  })

  it("registers a list at once", () => {
    const page = createPage()
    page.open()
    const wallets = [createPart("One"), createPart("Two")]
    announceStandard(wallets, page.place)
    expect(page.wallets()).toEqual(wallets)
    expect(page.calls()).toBe(1)
  })

  it("takes what it is given as it is", () => {
    const page = createPage()
    page.open()
    announceStandard(undefined, page.place)
    expect(page.wallets()).toEqual([undefined])
  })
})

describe("malformed registrations", () => {
  it("have names of their own", () => {
    const names = malformedStandardWallets.map((entry) => entry.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(malformedStandardWallets)("reach the page, and the same again when it asks: $name", (entry) => {
    const page = createPage()
    page.open()
    const stop = announceMalformedStandard(createPart("One"), [entry], page.place)
    expect(page.events()).toBe(1)
    const before = page.seen()
    page.open()
    const after = page.seen()
    expect(after.length).toBe(before.length * 2)
    before.forEach((wallet, index) => expect(Object.is(after[before.length + index], wallet)).toBe(true))
    stop()
    page.open()
    expect(page.seen()).toHaveLength(after.length)
  })

  it("that clash have the genuine wallet's name", () => {
    const genuine = createPart("One")
    const clashes = malformedStandardWallets.filter((entry) => entry.fate === "clash")
    expect(clashes.length).toBeGreaterThan(2)
    for (const entry of clashes) {
      const page = createPage()
      page.open()
      announceMalformedStandard(genuine, [entry], page.place)
      expect(page.wallets()).toMatchObject([{ name: "One" }])
    }
  })

  it("come in floods, each under a name of its own, and go again", () => {
    const page = createPage()
    page.open()
    const undo = floodStandard(createPart("One"), 500, page.place)
    expect(new Set(page.wallets().map((wallet) => (wallet as { name: string }).name)).size).toBe(500)
    undo()
    expect(page.wallets()).toEqual([])
  })
})
