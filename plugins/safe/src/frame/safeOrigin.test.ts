import { describe, expect, it } from "vitest"
import { isAllowedOrigin, withScheme } from "./isAllowedOrigin.ts"
import { safeOrigin } from "./safeOrigin.ts"

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
    expect(isAllowedOrigin(origin, allowed.map(withScheme))).toBe(expected)
  })
})

describe("T15 the Safe that shows the page", () => {
  const allowed = ["https://safe.test"]
  const parent = {}
  const page = (ancestorOrigins: ReadonlyArray<string> | undefined, referrer = "") => ({
    parent,
    location: ancestorOrigins === undefined ? {} : { ancestorOrigins },
    document: { referrer }
  })

  it("is the nearest frame, as the browser says", () => {
    expect(safeOrigin(page(["https://safe.test"]), allowed)).toBe("https://safe.test")
    expect(safeOrigin(page(["https://evil.test", "https://safe.test"]), allowed)).toBeUndefined()
    expect(safeOrigin(page([], "https://safe.test/"), allowed)).toBeUndefined()
    expect(safeOrigin(page(["https://evil.test"], "https://safe.test/"), allowed)).toBeUndefined()
  })

  it("is the page that led here, where the browser does not say", () => {
    expect(safeOrigin(page(undefined, "https://safe.test/apps?x=1"), allowed)).toBe("https://safe.test")
    expect(safeOrigin(page(undefined, "https://evil.test/https://safe.test"), allowed)).toBeUndefined()
    expect(safeOrigin(page(undefined), allowed)).toBeUndefined()
  })

  it("is nobody for a page in no frame, and on a server", () => {
    const alone: { parent?: unknown; location: object } = {
      location: { ancestorOrigins: ["https://safe.test"] }
    }
    alone.parent = alone
    expect(safeOrigin(alone, allowed)).toBeUndefined()
    expect(safeOrigin(undefined, allowed)).toBeUndefined()
  })
})
