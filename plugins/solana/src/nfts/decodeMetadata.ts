import { plainText } from "@latchkey/core"
import { attempt, toBase58 } from "@latchkey/core/chain-kit"
import { programs } from "../transfer/programs.ts"
import type { ChainAccount } from "../transfer/readAccounts.ts"

const MAX_NAME = 64
const MAX_URI = 2_000
/** Where a mint of Token-2022 has its extensions, behind what it has in common with the older program and the kind of account. */
const EXTENSIONS = 166
const TOKEN_METADATA = 19
/** What an account of metadata begins with. */
const METADATA_V1 = 4

/** What the chain itself says of a thing. */
export interface Metadata {
  readonly name: string
  readonly uri?: string
}

/** Reads texts, each behind its length in bytes; undefined where one leads outside. */
const readTexts = (data: Uint8Array, start: number, count: number): ReadonlyArray<string> | undefined =>
  attempt(() => {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
    const texts: Array<string> = []
    let at = start
    while (texts.length < count) {
      const length = view.getUint32(at, true)
      const bytes = data.slice(at + 4, at + 4 + length)
      if (bytes.length !== length) throw new RangeError("A text is longer than the account.")
      texts.push(new TextDecoder().decode(bytes))
      at += 4 + length
    }
    return texts
  })

const toMetadata = (texts: ReadonlyArray<string> | undefined): Metadata | undefined => {
  if (texts === undefined) return undefined
  // They are filled up with zeros to a fixed length, and cut there, within a letter too.
  const [name = "", , uri = ""] = texts.map((text) => text.replace(/\0[^]*$|\ufffd+$/, "").trim())
  return {
    name: plainText(name, MAX_NAME),
    ...(uri === "" || uri.length > MAX_URI ? {} : { uri })
  }
}

const isOf = (data: Uint8Array, mint: string): boolean => toBase58(data.slice(32, 64)) === mint

/** What a mint of Token-2022 says of itself, in the extension for that; undefined where it says nothing. */
export const decodeOwnMetadata = ({ program, data }: ChainAccount, mint: string): Metadata | undefined => {
  if (program !== programs.token2022) return undefined
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let at = EXTENSIONS
  while (at + 4 <= data.length) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    const value = data.slice(at + 4, at + 4 + length)
    if (value.length !== length) return undefined
    if (type === TOKEN_METADATA) return isOf(value, mint) ? toMetadata(readTexts(value, 64, 3)) : undefined
    at += 4 + length
  }
  return undefined
}

/** What the account that the metadata program keeps for a mint says; undefined where it is none of that mint. */
export const decodeMetadataAccount = ({ program, data }: ChainAccount, mint: string): Metadata | undefined =>
  program === programs.metadata && data[0] === METADATA_V1 && isOf(data.slice(1), mint)
    ? toMetadata(readTexts(data, 65, 3))
    : undefined
