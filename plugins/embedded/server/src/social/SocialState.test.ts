import { describe, expect, it } from "vitest"
import { newToken } from "../secrets.ts"
import { isReturnPage, readPage, readState, returnTo, writeState } from "./SocialState.ts"

describe("what a provider brings back", () => {
  it("is read as it was written", () => {
    for (let count = 0; count < 200; count++) {
      const secret = newToken()
      expect(readState(writeState(secret, "de"))).toEqual({ secret, language: "de" })
      expect(readState(secret)).toEqual({ secret, language: "en" })
    }
  })

  it.each([
    "",
    "--",
    "x",
    "a".repeat(44),
    `${"a".repeat(43)}.deutsch`,
    `${"a".repeat(43)}.en--https`,
    "a".repeat(100_000)
  ])("T18 has no secret where it is not of the server's form: %s", (state) => {
    expect(readState(state)).toEqual({ secret: "", language: "en" })
  })
})

describe("the page that a visitor is led back to", () => {
  const origin = "https://shop.example"

  it("is read as a kit wrote it, and names none where it cannot be read", () => {
    const page = "https://shop.example/a?b=--c#d"
    expect(readPage(`--${encodeURIComponent(page)}`)).toBe(page)
    for (const state of ["", "x", `x--${encodeURIComponent(page)}`, "--%E0%A4%A"])
      expect(readPage(state)).toBeUndefined()
  })

  it("keeps its address, with the result added to the fragment", () => {
    const result = "https://w.example/r#token=t"
    expect(returnTo(`${origin}/a?b=c#d`, result)).toBe(
      `${origin}/a?b=c#d&result_uri=${encodeURIComponent(result)}`
    )
    expect(returnTo(`${origin}/a`, result)).toBe(`${origin}/a#result_uri=${encodeURIComponent(result)}`)
    expect(returnTo(`${origin}/a`, undefined)).toBe(`${origin}/a`)
  })

  it.each([
    "",
    "/a",
    "https://evil.example/",
    "http://shop.example/",
    "https://shop.example:444/",
    "https://shop.example.evil.example/",
    "https://ada:secret@shop.example/",
    "javascript:alert(1)",
    "data:text/html,x"
  ])("T18 T03 in part: is of the origin that began, never %j", (page) => {
    expect(isReturnPage(page, origin, undefined)).toBe(false)
  })
})
