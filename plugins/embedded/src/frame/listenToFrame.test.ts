import { expect, it } from "vitest"
import { listenToFrame } from "./listenToFrame.ts"

const origin = "https://wallet.example"

const openPage = () => {
  const page = new EventTarget()
  const frame: { contentWindow: object | null } = { contentWindow: {} }
  const heard: Array<unknown> = []
  const stop = listenToFrame(page, frame, origin, (data) => void heard.push(data))
  const say = (message: object) => page.dispatchEvent(Object.assign(new Event("message"), message))
  return { frame, heard, stop, say, honest: { source: frame.contentWindow, origin, data: "honest" } }
}

it("T15 what the page hears is of the frame's own window and of its exact origin: one of the two is not enough", () => {
  const { heard, say, honest } = openPage()
  say({ ...honest, source: {}, data: "another window of that origin" })
  say({ ...honest, source: null, data: "no window" })
  for (const other of [
    "https://wallet.example.evil.test",
    "https://evil.test",
    "http://wallet.example",
    "https://wallet.example:8443",
    "null",
    ""
  ])
    say({ ...honest, origin: other, data: `the frame, led away to ${other}` })
  expect(heard).toEqual([])
  say(honest)
  expect(heard).toEqual(["honest"])
})

it("T15 a frame that has no window is nobody: a message without a window is not its", () => {
  const { frame, heard, say, honest } = openPage()
  frame.contentWindow = null
  say({ ...honest, source: null })
  say(honest)
  expect(heard).toEqual([])
})

it("hears the window that the frame has by then, and nothing after it ended", () => {
  const { frame, heard, stop, say, honest } = openPage()
  frame.contentWindow = {}
  say({ ...honest, data: "the window before" })
  say({ ...honest, source: frame.contentWindow, data: "the window now" })
  stop()
  say({ ...honest, source: frame.contentWindow, data: "too late" })
  expect(heard).toEqual(["the window now"])
})
