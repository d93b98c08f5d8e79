import { describe, expect, it } from "vitest"
import { mergeNewest } from "./mergeNewest.ts"

const list = (...hashes: ReadonlyArray<string>) => hashes.map((hash) => ({ hash }))

describe("the newest page with what was read before", () => {
  it("S2.19 in part: keeps what follows it, each transaction once", () => {
    expect(mergeNewest(list("c", "b", "a"), list("d", "c"), false)).toEqual({
      list: list("d", "c", "b", "a"),
      isJoined: true
    })
  })

  it("T26 what a reorganisation took away is gone", () => {
    expect(mergeNewest(list("x", "c", "y", "b", "a"), list("d", "c", "b"), false).list).toEqual(
      list("d", "c", "b", "a")
    )
  })

  it("T26 what it does not reach down to is dropped: something between them is unknown", () => {
    expect(mergeNewest(list("b", "a"), list("d", "c"), false)).toEqual({
      list: list("d", "c"),
      isJoined: false
    })
  })

  it("the last page is all there is", () => {
    expect(mergeNewest(list("b", "a"), list("b"), true)).toEqual({ list: list("b"), isJoined: false })
  })
})
