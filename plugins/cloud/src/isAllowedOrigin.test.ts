import { describe, expect, it } from "vitest"
import { isAllowedOrigin } from "./isAllowedOrigin.ts"

describe("S5.16 in part: the origins of a project", () => {
  it.each([
    ["https://app.example", "https://app.example"],
    ["https://app.example/path?query", "https://app.example"],
    ["https://app.example:443", "https://app.example"],
    ["https://APP.example", "https://app.example"],
    ["https://*.app.example", "https://one.app.example"],
    ["https://*.app.example", "https://a.b.app.example"],
    ["https://preview-*.app.example", "https://preview-17.app.example"],
    ["https://*-*.app.example", "https://a-b.app.example"],
    ["https://*app.example", "https://app.example"],
    ["https://*.a.*.example", "https://x.a.y.example"],
    ["*", "https://any.example"],
    ["https://app.example:*", "https://app.example:8443"]
  ])("%s lets %s in", (pattern, origin) => {
    expect(isAllowedOrigin([pattern], origin)).toBe(true)
  })

  it.each([
    ["https://app.example", "http://app.example"],
    ["https://app.example", "https://app.example:8443"],
    ["https://app.example", "https://app.example.evil.example"],
    ["https://app.example", "https://evilapp.example"],
    ["https://*.app.example", "https://app.example"],
    ["https://*.app.example", "https://a.app.example.evil.example"],
    ["https://*.app.example", "http://a.app.example"],
    ["https://a*a.example", "https://a.example"],
    ["https://*.a.*.example", "https://x.b.y.example"],
    ["https://*.a.*.example", "https://x.a.example"],
    ["app.example", "https://app.example"],
    ["", "https://app.example"],
    ["https://a.ample", "https://axample"],
    ["https://[", "https://app.example"]
  ])("%s keeps %s out", (pattern, origin) => {
    expect(isAllowedOrigin([pattern], origin)).toBe(false)
  })

  it.each([
    "http://localhost:3000",
    "http://127.0.0.1:5173",
    "https://mine.vercel.app",
    "https://a.pages.dev"
  ])("S5.16[default ancestors] development and previews are let in everywhere: %s", (origin) => {
    expect(isAllowedOrigin([], origin)).toBe(true)
  })

  it("T31 a pattern of many stars takes no longer than its text", () => {
    const pattern = `https://${"a*".repeat(5_000)}b`
    const started = performance.now()
    expect(isAllowedOrigin([pattern], `https://${"a".repeat(20_000)}`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(500)
  })
})
