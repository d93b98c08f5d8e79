import { describe, expect, it } from "vitest"
import { frameOrigin, isOriginAmong, withScheme } from "./frameOrigin.ts"

describe("T15 an origin is allowed", () => {
  it.each([
    ["https://app.safe.global", ["app.safe.global"], true],
    ["http://app.safe.global", ["app.safe.global"], false],
    ["https://app.safe.global.evil.example", ["app.safe.global"], false],
    ["https://evil.example/app.safe.global", ["app.safe.global"], false],
    ["https://appxsafe.global", ["app.safe.global"], false],
    ["https://app.safe.global:8443", ["app.safe.global"], false],
    ["https://one.example.com", ["*.example.com"], true],
    ["https://example.com", ["*.example.com"], false],
    ["https://a.b.example.com", ["*.example.com"], false],
    ["https://evil.com#.example.com", ["*.example.com"], false],
    ["http://127.0.0.1:4321", ["http://127.0.0.1:*"], true],
    ["http://127.0.0.1", ["http://127.0.0.1:*"], false],
    ["null", ["*"], false],
    ["https://app.safe.global", [], false],
    ["https://two.example", ["one.example", "two.example"], true]
  ])("%s by %j: %s", (origin, allowed, expected) => {
    expect(isOriginAmong(origin, allowed.map(withScheme))).toBe(expected)
  })
})

describe("T15 the page that shows this one", () => {
  const allowed = ["https://safe.test"]
  const parent = {}
  const page = (ancestorOrigins: ReadonlyArray<string> | undefined, referrer = "") => ({
    parent,
    location: ancestorOrigins === undefined ? {} : { ancestorOrigins },
    document: { referrer }
  })

  it("is the nearest frame, as the browser says", () => {
    expect(frameOrigin(page(["https://safe.test"]), allowed)).toBe("https://safe.test")
    expect(frameOrigin(page(["https://evil.test", "https://safe.test"]), allowed)).toBeUndefined()
    expect(frameOrigin(page([], "https://safe.test/"), allowed)).toBeUndefined()
    expect(frameOrigin(page(["https://evil.test"], "https://safe.test/"), allowed)).toBeUndefined()
  })

  it("is the page that led here, where the browser does not say", () => {
    expect(frameOrigin(page(undefined, "https://safe.test/apps?x=1"), allowed)).toBe("https://safe.test")
    expect(frameOrigin(page(undefined, "https://evil.test/https://safe.test"), allowed)).toBeUndefined()
    expect(frameOrigin(page(undefined), allowed)).toBeUndefined()
  })

  it("is nobody for a page in no frame, and on a server", () => {
    const alone: { parent?: unknown; location: object } = {
      location: { ancestorOrigins: ["https://safe.test"] }
    }
    alone.parent = alone
    expect(frameOrigin(alone, allowed)).toBeUndefined()
    expect(frameOrigin(undefined, allowed)).toBeUndefined()
  })
})
