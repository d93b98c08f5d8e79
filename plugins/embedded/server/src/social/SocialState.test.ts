import { describe, expect, it } from "vitest"
import { newToken } from "../secrets.ts"
import { readState, returnTo, writeState } from "./SocialState.ts"

describe("what a provider brings back", () => {
  it("is read as it was written, with the page that a kit wrote behind it", () => {
    for (let count = 0; count < 200; count++) {
      const secret = newToken()
      const state = writeState(secret, "de")
      expect(readState(state)).toEqual({ secret, language: "de", page: undefined })
      const page = "https://shop.example/a?b=--c#d"
      expect(readState(`${state}--${encodeURIComponent(page)}`)).toEqual({ secret, language: "de", page })
      expect(readState(secret)).toEqual({ secret, language: "en", page: undefined })
    }
  })

  it.each(["", "--", "x", "a".repeat(44), `${"a".repeat(43)}.deutsch`, "a".repeat(100_000)])(
    "T18 has no secret where it is not of the server's form: %s",
    (state) => {
      expect(readState(state)).toEqual({ secret: "", language: "en", page: undefined })
    }
  )

  it("T18 names no page where it cannot be read", () => {
    expect(readState(`${"a".repeat(43)}.en--%E0%A4%A`).page).toBeUndefined()
  })
})

describe("the page that a visitor is led back to", () => {
  const origin = "https://shop.example"

  it("keeps its address, with the result added", () => {
    expect(returnTo(`${origin}/a?b=c#d`, origin, "https://w.example/r?token=t")).toBe(
      `${origin}/a?b=c&result_uri=https%3A%2F%2Fw.example%2Fr%3Ftoken%3Dt#d`
    )
    expect(returnTo(`${origin}/a`, origin, undefined)).toBe(`${origin}/a`)
  })

  it.each([
    undefined,
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
    expect(returnTo(page, origin, "https://w.example/r")).toBeUndefined()
  })
})
