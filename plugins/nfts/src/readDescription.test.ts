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

  it.each<readonly [string, object, ReadonlyArray<{ readonly name: string; readonly value: string }>]>([
    ["traits", { traits: [{ trait_type: "Hat", value: "Red" }] }, [{ name: "Hat", value: "Red" }]],
    [
      "names of other kinds",
      {
        attributes: [
          { name: "A", value: 1 },
          { key: "B", value: 2 },
          { trait: "C", value: 3 },
          { type: "D", value: 4 },
          { traitType: "E", value: 5 }
        ]
      },
      ["A", "B", "C", "D", "E"].map((name, index) => ({ name, value: String(index + 1) }))
    ],
    [
      "a map",
      { attributes: { Hat: "Red", Level: 3 } },
      [
        { name: "Hat", value: "Red" },
        { name: "Level", value: "3" }
      ]
    ],
    [
      "texts alone",
      { attributes: ["Red", 7, "Blue"] },
      [
        { name: "", value: "Red" },
        { name: "", value: "Blue" }
      ]
    ],
    [
      "a list as a value",
      { attributes: [{ trait_type: "Colours", value: ["Red", "Blue", {}] }] },
      [{ name: "Colours", value: "Red, Blue" }]
    ],
    [
      "properties of ERC-1155",
      { properties: { image: "ipfs://x", Hat: { name: "Hat", value: "Red", class: "x" }, Size: 4 } },
      [
        { name: "Hat", value: "Red" },
        { name: "Size", value: "4" }
      ]
    ],
    [
      "properties of Metaplex",
      { properties: { files: [{ uri: "x" }], category: "image", creators: [{}] } },
      []
    ]
  ])("reads traits in the form of %s", (_, description, traits) => {
    expect(readDescription(description, {}).traits).toEqual(traits)
  })

  it("has the title for a name where it has no name", () => {
    expect(readDescription({ title: "Tea" }, {}).name).toBe("Tea")
    expect(readDescription({ name: "Cup", title: "Tea" }, {}).name).toBe("Cup")
  })
})

describe("a picture", () => {
  it.each([
    [{ image: "data:image/png;base64,AA==" }, "data:image/png;base64,AA=="],
    [{ image: `ipfs://${cid}/1.png` }, `https://gateway.example/ipfs/${cid}/1.png`],
    [{ image_url: "https://pictures.example/1.png" }, "https://pictures.example/1.png"],
    [{ image_data: "<svg xmlns='x'/>" }, "data:image/svg+xml,%3Csvg%20xmlns%3D'x'%2F%3E"],
    [{ image: "https://stranger.example/1", image_data: "<svg/>" }, "data:image/svg+xml,%3Csvg%2F%3E"],
    [
      { image_data: '<?xml version="1.0"?>\n<svg/>' },
      "data:image/svg+xml,%3C%3Fxml%20version%3D%221.0%22%3F%3E%0A%3Csvg%2F%3E"
    ],
    [{ imageUrl: "https://pictures.example/1.png" }, "https://pictures.example/1.png"],
    [{ image_uri: "https://pictures.example/1.png" }, "https://pictures.example/1.png"],
    [{ image: { url: "https://pictures.example/1.png" } }, "https://pictures.example/1.png"],
    [{ properties: { image: `ipfs://${cid}` } }, `https://gateway.example/ipfs/${cid}`],
    [
      { properties: { image: { type: "string", description: `ipfs://${cid}` } } },
      `https://gateway.example/ipfs/${cid}`
    ],
    [
      {
        properties: {
          files: [
            { uri: "https://pictures.example/1.mp4", type: "video/mp4" },
            { uri: "https://pictures.example/1.png", type: "image/png" }
          ]
        }
      },
      "https://pictures.example/1.png"
    ],
    [{ animation_url: "https://pictures.example/1.gif" }, "https://pictures.example/1.gif"],
    [{ image: "", animation_url: "data:image/gif;base64,AA==" }, "data:image/gif;base64,AA=="]
  ])("T02 in part: is itself an image, or at one of the app's hosts: %j", (description, picture) => {
    expect(pictureOf(description)).toBe(picture)
  })

  it("is none of a film or a page", () => {
    for (const animation_url of ["https://pictures.example/1.mp4", "https://pictures.example/1.html", 7])
      expect(pictureOf({ animation_url })).toBeUndefined()
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
