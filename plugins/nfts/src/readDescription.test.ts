import { describe, expect, it } from "vitest"
import { readDescription } from "./readDescription.ts"

const cid = `Qm${"a".repeat(44)}`
const options = {
  gateway: { ipfs: "https://gateway.example/ipfs/" },
  pictureHosts: ["https://pictures.example"]
}
const pictureOf = (description: object) => readDescription(description, options).picture

describe("a description", () => {
  it("T02 keeps markup as text, and nothing that cannot be seen or turns the direction of writing", () => {
    const told = readDescription(
      {
        name: "<img src=x onerror=alert(1)>\u202egnp.\u0000",
        description: "<script>alert(1)</script>",
        attributes: [{ trait_type: "<b>", value: "\u2066x\u2069" }]
      },
      {}
    )
    expect(told).toEqual({
      name: "<img src=x onerror=alert(1)> gnp.",
      description: "<script>alert(1)</script>",
      traits: [{ name: "<b>", value: "x" }]
    })
  })

  it("T31 in part: is cut: names to 64 characters, descriptions to 1,000, and 24 traits", () => {
    const told = readDescription(
      {
        name: "n".repeat(100_000),
        description: "d".repeat(100_000),
        attributes: Array.from({ length: 25 }, (_, index) => ({ trait_type: "t".repeat(99), value: index }))
      },
      {}
    )
    expect([told.name.length, told.description?.length, told.traits.length]).toEqual([64, 1_000, 24])
    expect(told.traits[0]?.name).toHaveLength(40)
  })

  it.each([null, undefined, 7, "text", [], { name: 7, description: {}, image: [], attributes: "many" }])(
    "T08 in part: of wrong types says nothing: %j",
    (value) => {
      expect(readDescription(value, options)).toEqual({ name: "", traits: [] })
    }
  )

  it("T08 in part: with getters that throw says nothing", () => {
    const value = Object.defineProperty({}, "name", {
      get: () => {
        throw new Error("no")
      }
    })
    expect(readDescription(value, options)).toEqual({ name: "", traits: [] })
  })

  it("has traits of texts, numbers and yes or no, and drops all others", () => {
    const attributes = [
      { trait_type: "Size", value: 4.5 },
      { trait_type: "Rare", value: true },
      { value: "alone" },
      { trait_type: "Empty", value: "" },
      { trait_type: "Nested", value: { a: 1 } },
      { trait_type: "Endless", value: Infinity },
      null
    ]
    expect(readDescription({ attributes }, {}).traits).toEqual([
      { name: "Size", value: "4.5" },
      { name: "Rare", value: "true" },
      { name: "", value: "alone" }
    ])
  })
})

describe("a picture", () => {
  it.each([
    [{ image: "data:image/png;base64,AA==" }, "data:image/png;base64,AA=="],
    [{ image: `ipfs://${cid}/1.png` }, `https://gateway.example/ipfs/${cid}/1.png`],
    [{ image_url: "https://pictures.example/1.png" }, "https://pictures.example/1.png"],
    [{ image_data: "<svg xmlns='x'/>" }, "data:image/svg+xml,%3Csvg%20xmlns%3D'x'%2F%3E"],
    [{ image: "https://stranger.example/1", image_data: "<svg/>" }, "data:image/svg+xml,%3Csvg%2F%3E"]
  ])("T02 in part: is itself an image, or at one of the app's hosts: %j", (description, picture) => {
    expect(pictureOf(description)).toBe(picture)
  })

  it.each([
    "https://stranger.example/1.png",
    "http://pictures.example/1.png",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://pictures.example/1",
    `data:image/png;base64,${"A".repeat(256 * 1024)}`,
    `<svg>${"a".repeat(256 * 1024)}</svg>`,
    "data:image/png;base64,<script>"
  ])("T02 in part, T32: is none elsewhere: %.60s", (image) => {
    expect(pictureOf({ image })).toBeUndefined()
  })
})
