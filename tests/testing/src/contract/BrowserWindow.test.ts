import { expect, it } from "vitest"
import { BrowserWindow } from "./BrowserWindow.ts"

const page = () => globalThis as unknown as Record<string, unknown>

it("is the global object: what is put on either is there on both, and gone with it", () => {
  const place = new BrowserWindow() as unknown as BrowserWindow & Record<string, unknown>
  const leave = place.install()
  try {
    expect(globalThis.window).toBe(globalThis)
    const open = () => null
    page()["open"] = open
    expect([window.open, place["open"]]).toEqual([open, open])
    place["injected"] = 1
    expect([page()["injected"], (window as unknown as Record<string, unknown>)["injected"]]).toEqual([1, 1])
    expect("injected" in place).toBe(true)
    window.addEventListener("tea", () => void (page()["injected"] = "told"))
    place.dispatchEvent(new Event("tea"))
    expect(place["injected"]).toBe("told")
    expect(place.location.origin).toBe("http://127.0.0.1")
  } finally {
    leave()
    delete page()["open"]
  }
  expect(["window", "location", "addEventListener", "injected"].filter((name) => name in globalThis)).toEqual(
    []
  )
})
