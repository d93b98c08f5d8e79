import { address } from "@solana/kit"
import { writeMint, writeTokenAccount } from "../stack/splToken.ts"

const KIND = 165

/** An extension of Token-2022: its number and its bytes. */
export type Extension = readonly [type: number, data: Uint8Array]

const extended = (base: Uint8Array, kind: number, extensions: ReadonlyArray<Extension>): Uint8Array =>
  Uint8Array.from([
    ...base,
    ...new Uint8Array(KIND - base.length),
    kind,
    ...extensions.flatMap(([type, data]) => [type, 0, data.length & 255, data.length >> 8, ...data])
  ])

/** The bytes of a mint of Token-2022. */
export const mintData = (decimals: number, extensions: ReadonlyArray<Extension> = []): Uint8Array =>
  extensions.length === 0 ? writeMint(0n, decimals) : extended(writeMint(0n, decimals), 1, extensions)

/** The bytes of an account of Token-2022 that holds some of a token. */
export const holderData = (
  mint: string,
  owner: string,
  value: bigint,
  extensions: ReadonlyArray<Extension> = []
): Uint8Array => {
  const base = writeTokenAccount(address(mint), address(owner), value)
  return extensions.length === 0 ? base : extended(base, 2, extensions)
}

/** The extension that takes hundredths of a percent of each transfer, from now on. */
export const transferFee = (basisPoints: number, most: bigint): Extension => {
  const data = new DataView(new ArrayBuffer(108))
  for (const at of [72, 90]) {
    data.setBigUint64(at + 8, most, true)
    data.setUint16(at + 16, basisPoints, true)
  }
  return [1, new Uint8Array(data.buffer)]
}

/** What an account holds back of a token that takes a fee. */
export const withheld: Extension = [2, new Uint8Array(8)]
/** An account that nobody but its owner can be given. */
export const immutableOwner: Extension = [7, new Uint8Array(0)]
/** A token that stays where it is. */
export const notTransferable: Extension = [9, new Uint8Array(0)]
/** A program that has a say in each transfer; of zeros, none. */
export const transferHook = (program: Uint8Array): Extension => [
  14,
  Uint8Array.from([...new Uint8Array(32), ...program])
]
