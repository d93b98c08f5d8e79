import { fromBase58 } from "@latchkey/core/chain-kit"
import { describe, expect, it } from "vitest"
import { programs } from "../transfer/programs.ts"
import { decodeMetadataAccount, decodeOwnMetadata } from "./decodeMetadata.ts"

const mint = "So11111111111111111111111111111111111111112"
const utf8 = new TextEncoder()
const key = () => fromBase58(mint, 64)!
const text = (bytes: Uint8Array, length = bytes.length) => {
  const field = new Uint8Array(4 + length)
  new DataView(field.buffer).setUint32(0, length, true)
  field.set(bytes.slice(0, length), 4)
  return [...field]
}
const texts = (name: Uint8Array, uri: string) => [
  ...text(name, 32),
  ...text(utf8.encode("S"), 10),
  ...text(utf8.encode(uri), 200)
]
const metaplex = (name: Uint8Array, uri: string, more: ReadonlyArray<number> = []) => ({
  program: programs.metadata,
  data: Uint8Array.from([4, ...key(), ...key(), ...texts(name, uri), ...more])
})
const read = (account: { readonly program: string; readonly data: Uint8Array }) =>
  decodeMetadataAccount(account as never, mint)

describe("what the metadata program keeps of a mint", () => {
  const uri = "https://arweave.net/abc"

  it("is filled up with zeros, which are no part of it, whatever comes behind", () => {
    expect(read(metaplex(utf8.encode("Tea #1"), uri, [1, 2, 3]))).toEqual({ name: "Tea #1", uri })
    expect(read(metaplex(utf8.encode("Tea\0rest"), uri))).toEqual({ name: "Tea", uri })
  })

  it("is shown without the letter that it was cut in", () => {
    expect(read(metaplex(utf8.encode("é".repeat(15) + "xé"), uri))).toEqual({
      name: "é".repeat(15) + "x",
      uri
    })
  })

  it("without a name or a URI has the other", () => {
    expect(read(metaplex(utf8.encode(""), uri))).toEqual({ name: "", uri })
    expect(read(metaplex(utf8.encode("Tea"), ""))).toEqual({ name: "Tea" })
  })

  it("T31 in part: is nothing of another mint, another program, or cut short", () => {
    const { program, data } = metaplex(utf8.encode("Tea"), uri)
    expect(decodeMetadataAccount({ program, data } as never, programs.metadata)).toBeUndefined()
    expect(read({ program: mint, data })).toBeUndefined()
    expect(read({ program, data: data.slice(0, 120) })).toBeUndefined()
  })
})

describe("what a mint of Token-2022 says of itself", () => {
  it("stands behind other extensions, texts as long as they are", () => {
    const value = [
      ...key(),
      ...key(),
      ...text(utf8.encode("Tea")),
      ...text(utf8.encode("T")),
      ...text(utf8.encode("ipfs://x"))
    ]
    const extension = (type: number, bytes: ReadonlyArray<number>) => [
      type,
      0,
      bytes.length & 255,
      bytes.length >> 8,
      ...bytes
    ]
    const data = Uint8Array.from([
      ...new Uint8Array(166),
      ...extension(18, [1, 2, 3]),
      ...extension(19, value)
    ])
    expect(decodeOwnMetadata({ program: programs.token2022, data } as never, mint)).toEqual({
      name: "Tea",
      uri: "ipfs://x"
    })
  })
})
