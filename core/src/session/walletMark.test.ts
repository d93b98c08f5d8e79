import { describe, expect, it } from "vitest"
import { walletMark } from "./walletMark.ts"

const icon = (letter: string) => `data:image/png;base64,${letter.repeat(2_000)}`

describe("the mark of a wallet", () => {
  it("is what it was in sessions that are stored already", () => {
    expect(walletMark({ name: "Fox" })).toBe("1i4uaysn66y8o")
    expect(walletMark({ name: "Fox", icon: icon("A") })).toBe("17m6nzj1pt6oo7")
  })

  it("T06 is another for every other name and picture, however small the difference", () => {
    const names = Array.from({ length: 500 }, (_, index) => `Fox ${index.toString(36)}`)
    const shown = [
      ...names.map((name) => ({ name })),
      ...names.map((name) => ({ name, icon: icon("A") })),
      { name: "Fox" },
      { name: "fox" },
      { name: "xoF" },
      { name: "Fox", icon: icon("A") },
      { name: "Fox", icon: icon("B") },
      { name: "Fox", icon: `${icon("A")}A` },
      { name: `Fox\n${icon("C")}` },
      { name: "Füx" }
    ]
    const marks = shown.map(walletMark)
    expect(new Set(marks).size).toBe(shown.length)
    for (const mark of marks) expect(mark).toMatch(/^[0-9a-z]{8,14}$/)
  })

  it("no picture is as an empty one", () => {
    expect(walletMark({ name: "Fox" })).toBe(walletMark({ name: "Fox", icon: "" }))
  })
})
