import { describe, expect, it } from "vitest"
import { readBody } from "./readBody.ts"

/** A response whose body comes in these pieces. */
const inPieces = (pieces: ReadonlyArray<Uint8Array>) => {
  let next = 0
  const seen = { cancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const piece = pieces[next++]
        if (piece === undefined) controller.close()
        else controller.enqueue(piece)
      },
      cancel: () => {
        seen.cancelled = true
      }
    },
    { highWaterMark: 0 }
  )
  return { response: new Response(stream), seen, read: () => next }
}

describe("the text of a response", () => {
  it("T31 is read up to 5,000,000 bytes; one more, and it is let go without what comes after", async () => {
    const million = new Uint8Array(1_000_000).fill(120)
    const five = Array.from({ length: 5 }, () => million)
    expect((await readBody(inPieces(five).response))?.length).toBe(5_000_000)
    const large = inPieces([...five, new Uint8Array(1), million])
    expect(await readBody(large.response)).toBeUndefined()
    expect([large.seen.cancelled, large.read()]).toEqual([true, 6])
  })

  it("is one text, wherever its letters are cut", async () => {
    const text = "a\u00e9\u20ac\ud83d\udd11"
    const bytes = new TextEncoder().encode(text)
    expect(await readBody(inPieces([...bytes].map((byte) => Uint8Array.of(byte))).response)).toBe(text)
    expect(await readBody(inPieces([bytes.subarray(0, -1)]).response)).toBe("a\u00e9\u20ac\ufffd")
  })

  it("is empty where there is no body", async () => {
    expect(await readBody(new Response(null))).toBe("")
  })
})
