import { afterEach, expect } from "vitest"
import "./places.ts"

const isBrowser = !(typeof process === "object" && typeof process.versions?.node === "string")

const heard: Array<{ readonly event: Event; readonly text: string }> = []

// What an app's own listeners hear. What observers of sizes report is no exception, and is told to nobody else. A test that expects
// an error prevents its default. Vitest counts listeners that are added in the usual way, and leaves errors to them.
if (isBrowser) {
  const listen = EventTarget.prototype.addEventListener.bind(globalThis)
  listen("error", (event) => {
    if (event instanceof ErrorEvent) heard.push({ event, text: `error: ${event.message}` })
  })
  listen("unhandledrejection", (event) => {
    heard.push({ event, text: `unhandledrejection: ${(event as PromiseRejectionEvent).reason}` })
  })
}

afterEach(() => {
  const unexpected = heard.splice(0).filter(({ event }) => !event.defaultPrevented)
  expect(unexpected.map(({ text }) => text)).toEqual([])
})
