import { fromHex, toHex } from "@latchkey/core/chain-kit"
import { keccak256 } from "./keccak256.ts"

const MAX_LABEL_BYTES = 255

/** A name in the two forms in which contracts take it, as hexadecimal digits. */
export interface EnsName {
  /** ENSIP-1's namehash: 64 digits. */
  readonly node: string
  /** The labels, each after its length, and a zero: ENSIP-10's DNS encoding. */
  readonly dns: string
}

/** The forms of a normal name; undefined for one with an empty label, or one that is longer than 255 bytes. */
export const ensName = (name: string): EnsName | undefined => {
  const encoder = new TextEncoder()
  const labels = name.split(".").map((label) => encoder.encode(label))
  if (labels.some(({ length }) => length === 0 || length > MAX_LABEL_BYTES)) return undefined
  return {
    node: labels.reduceRight(
      (parent, label) => keccak256(fromHex(parent + keccak256(label), 128)!),
      "0".repeat(64)
    ),
    dns: `${labels.map((label) => toHex([label.length, ...label])).join("")}00`
  }
}
