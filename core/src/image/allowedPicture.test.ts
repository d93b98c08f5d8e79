import { describe, expect, it } from "vitest"
import { allowedPicture } from "./allowedPicture.ts"

const hosts = ["https://pictures.test", "https://other.test:8443/"]

describe("a picture of a stranger", () => {
  it.each([
    "data:image/png;base64,AAAA",
    "data:image/svg+xml,%3Csvg/%3E",
    "https://pictures.test/a.png",
    "https://other.test:8443/a.png"
  ])("T02 %s is shown", (record) => {
    expect(allowedPicture(record, hosts)).toBe(record)
  })

  it.each([
    ["none", undefined],
    ["an empty one", ""],
    ["another host's", "https://elsewhere.test/a.png"],
    ["that of a host that ends alike", "https://evil-pictures.test/a.png"],
    ["that of a host that begins alike", "https://pictures.test.evil.test/a.png"],
    ["that of a host in the place of a user", "https://pictures.test@evil.test/a.png"],
    ["another port's", "https://pictures.test:444/a.png"],
    ["one without encryption", "http://pictures.test/a.png"],
    ["a script", "javascript:alert(1)"],
    ["a page", "data:text/html,<script>alert(1)</script>"],
    ["one in a file", "file:///etc/passwd"],
    ["one behind a blank", " https://pictures.test/a.png"],
    ["one of a network of files", "ipfs://bafy"],
    ["a thing on a chain", "eip155:1/erc721:0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB/1"],
    ["one that is too large", `data:image/png;base64,${"A".repeat(262_144)}`],
    ["one at too long an address", `https://pictures.test/${"a".repeat(2_000)}`]
  ])("T02, T32 %s is not", (_, record) => {
    expect(allowedPicture(record, hosts)).toBeUndefined()
  })

  it("T32 without hosts nothing is fetched", () => {
    expect(allowedPicture("https://pictures.test/a.png", [])).toBeUndefined()
    expect(allowedPicture("https://pictures.test/a.png", ["", "pictures.test"])).toBeUndefined()
    expect(allowedPicture("https://", [""])).toBeUndefined()
  })
})
