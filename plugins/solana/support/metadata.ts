import { fromBase58 } from "@latchkey/core/chain-kit"
import type { Extension } from "./tokenData.ts"

const keyBytes = (address: string) => [...fromBase58(address, 44)!]
const textBytes = (text: string, size = 0) => {
  const bytes = new TextEncoder().encode(text)
  const length = Math.max(size, bytes.length)
  return [length & 255, (length >> 8) & 255, 0, 0, ...bytes, ...new Uint8Array(length - bytes.length)]
}

/** What somebody says of a thing. */
export interface Said {
  readonly name: string
  readonly uri: string
}

/** The extension of Token-2022 with which a mint says what it is; `mint` is the one that it says it is of. */
export const ownMetadata = (mint: string, { name, uri }: Said): Extension => [
  19,
  Uint8Array.from([
    ...new Uint8Array(32),
    ...keyBytes(mint),
    ...textBytes(name),
    ...textBytes("SYM"),
    ...textBytes(uri),
    ...[0, 0, 0, 0]
  ])
]

/** The bytes of the account that the metadata program keeps for a mint: texts are filled up with zeros. */
export const metadataAccount = (mint: string, { name, uri }: Said): Uint8Array =>
  Uint8Array.from([
    4,
    ...new Uint8Array(32),
    ...keyBytes(mint),
    ...textBytes(name, 32),
    ...textBytes("SYM", 10),
    ...textBytes(uri, 200),
    ...new Uint8Array(20)
  ])
