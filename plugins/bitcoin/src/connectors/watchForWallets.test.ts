import { describe, expect, it, vi } from "vitest"
import { fakeWindow } from "../../support/makeKit.ts"
import { signsOfWallets, watchForWallets } from "./watchForWallets.ts"
import { knownWallets } from "./knownWallets.ts"

describe("signsOfWallets", () => {
  it.each(knownWallets.flatMap(({ paths }) => paths))("has the name at which %s begins", (path) => {
    expect(signsOfWallets).toContain(path.split(".")[0])
  })
})

describe("watching for wallets", () => {
  it("begins at a sign of one, when the page has loaded too, and at nothing else", () => {
    const window = fakeWindow()
    const begin = vi.fn()
    const stop = watchForWallets(window, begin)
    window.dispatchEvent(new Event("load"))
    expect(begin).not.toHaveBeenCalled()
    Object.assign(window, { unisat: {} })
    window.dispatchEvent(new Event("load"))
    expect(begin).toHaveBeenCalled()
    stop()
  })
})
