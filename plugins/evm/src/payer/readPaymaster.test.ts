import { describe, expect, it } from "vitest"
import { readPaymaster } from "./readPaymaster.ts"

const trap = () => {
  throw new TypeError("a trap")
}
const read = (given: unknown) => readPaymaster({ paymaster: { 10: given } as never }, 10)

describe("the app's paymaster", () => {
  it.each([
    "https://paymaster.test/v1",
    "https://paymaster.test/v1?chain=10",
    "http://localhost:4545/",
    "http://127.0.0.1:4545/rpc",
    "http://[::1]/"
  ])("T03 may be at %s", (url) => expect(read({ url })).toEqual({ url }))

  it.each([
    ["another scheme", "http://paymaster.test"],
    ["no scheme", "paymaster.test"],
    ["a script", "javascript:alert(1)"],
    ["credentials", "https://user:key@paymaster.test"],
    ["a name like the own machine's", "http://localhost.evil.test"],
    ["a number", 7],
    ["what only reads as one", new URL("https://paymaster.test")],
    ["a name alone", "https://user@paymaster.test"],
    ["a key alone", "https://:key@paymaster.test"],
    ["a name that ends like the own machine's", "http://evil-localhost"],
    ["an address that begins like the own machine's", "http://127.0.0.1.evil.test"],
    ["nothing", undefined]
  ])("T03 may not be by %s", (_, url) => expect(read({ url })).toBe("malformed"))

  it("is none for another chain, and where the app names none", () => {
    expect(readPaymaster({ paymaster: { 1: { url: "https://a.test" } } }, 10)).toBeUndefined()
    expect(readPaymaster({}, 10)).toBeUndefined()
  })

  it("hands on plain JSON and a name of at most 64 characters, and drops a name that is none", () => {
    const url = "https://a.test/"
    expect(
      read({ url, context: { policy: "p", deep: [1, { a: null }] }, name: ` ${"n".repeat(80)}` })
    ).toEqual({
      url,
      context: { policy: "p", deep: [1, { a: null }] },
      name: "n".repeat(64)
    })
    expect(read({ url, name: 7 })).toEqual({ url })
    expect(read({ url, name: " " })).toEqual({ url })
  })

  it.each([
    ["a context that is a list", { url: "https://a.test", context: [1] }],
    ["a context that is a text", { url: "https://a.test", context: "p" }],
    ["a context too large", { url: "https://a.test", context: { a: "x".repeat(20_000) } }],
    ["a text", "https://a.test"],
    ["null", null],
    ["a trap", new Proxy({}, { get: trap })]
  ])("T03 is malformed with %s", (_, given) => expect(read(given)).toBe("malformed"))

  it("T03 is malformed where the option itself is a trap", () =>
    expect(readPaymaster({ paymaster: new Proxy({}, { get: trap }) }, 10)).toBe("malformed"))
})
