import { encodeProtobuf } from "./protobuf.ts"
import type { DirectSignResponse, LongNumber } from "./Keplr.ts"
import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { isBytes } from "./bytes.ts"

/** A `SignDoc` of the protocol. */
export interface SignDoc {
  readonly bodyBytes: Uint8Array
  readonly authInfoBytes: Uint8Array
  readonly chainId: string
  readonly accountNumber: bigint
}

const empty = new Uint8Array()

/** What of a page's sign document goes to the wallet: its account number as a text, whatever kind of number it was. */
export function directSignDocToSend(value: unknown): unknown {
  if (!isRecord(value)) return value
  const { bodyBytes, authInfoBytes, chainId, accountNumber } = value
  return {
    bodyBytes,
    authInfoBytes,
    chainId,
    accountNumber: accountNumber ? String(accountNumber as { toString(): string }) : null
  }
}

/** Checks the shape of a sign document; what is absent is empty. Fails: throws an `Error`. */
export function decodeDirectSignDoc(value: unknown): SignDoc {
  if (!isRecord(value)) throw new Error("Sign doc is not set")
  const { bodyBytes, authInfoBytes, chainId, accountNumber } = value
  const bytes = (entry: unknown) => {
    if (entry === undefined || entry === null) return empty
    if (isBytes(entry)) return entry
    throw new Error("Invalid sign doc")
  }
  if (typeof accountNumber === "string" && !/^\d{1,20}$/.test(accountNumber)) {
    throw new Error("Invalid sign doc")
  }
  return {
    bodyBytes: bytes(bodyBytes),
    authInfoBytes: bytes(authInfoBytes),
    chainId: typeof chainId === "string" ? chainId : "",
    accountNumber: typeof accountNumber === "string" ? BigInt(accountNumber) : 0n
  }
}

/** The bytes that are signed. */
export const directSignBytes = ({ bodyBytes, authInfoBytes, chainId, accountNumber }: SignDoc): Uint8Array =>
  encodeProtobuf([
    { number: 1, value: bodyBytes },
    { number: 2, value: authInfoBytes },
    { number: 3, value: new TextEncoder().encode(chainId) },
    { number: 4, value: accountNumber }
  ])

/** The document as it is given back. */
export const signedDoc = (doc: SignDoc): DirectSignResponse["signed"] => ({
  ...doc,
  accountNumber: longOf(doc.accountNumber)
})

const longOf = (value: bigint): LongNumber => ({
  low: Number(BigInt.asIntN(32, value)),
  high: Number(BigInt.asIntN(32, value >> 32n)),
  unsigned: false,
  toString: () => String(value),
  toNumber: () => Number(value)
})
