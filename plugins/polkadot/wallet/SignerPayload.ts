import type { Hex } from "viem"
import { isRecord, list, refuse, string, type Decode } from "../../../tests/testing/src/decode/Decode.ts"
import { bytes, bytesOf } from "../../../tests/testing/src/decode/hexadecimal.ts"

/** The fields of a `SignerPayloadJSON` that a signature is made from. */
export interface SignerPayload {
  readonly address: string
  /** The call: index of the pallet, index of the function, arguments, SCALE-encoded. */
  readonly method: Hex
  readonly genesisHash: Hex
  /** The block that the transaction's life begins with; the genesis hash when it lives for ever. */
  readonly blockHash: Hex
  /** `0x00` for ever, or two bytes. */
  readonly era: Hex
  readonly nonce: bigint
  /** In planck. */
  readonly tip: bigint
  readonly specVersion: bigint
  readonly transactionVersion: bigint
  /** Names of the runtime's signed extensions, in its order. */
  readonly signedExtensions: readonly string[]
  /** Of the extrinsic format: 4. */
  readonly version: 4
  /** The asset that pays the fee, SCALE-encoded; absent for the native coin. */
  readonly assetId?: Hex
  /** Of the `CheckMetadataHash` extension; 0 when absent. */
  readonly mode: number
  readonly metadataHash?: Hex
}

/** A number of at most `bits`, big-endian in hexadecimal; leading zeros are allowed, as polkadot-js writes them. */
const unsigned =
  (bits: number): Decode<bigint> =>
  (value, at) =>
    typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value) && BigInt(value) < 2n ** BigInt(bits)
      ? BigInt(value)
      : refuse(at, `a number of at most ${bits} bits in hexadecimal`, value)

const call: Decode<Hex> = (value, at) =>
  bytes(value, at).length >= 6 ? (value as Hex) : refuse(at, "a call of at least two bytes", value)

const era: Decode<Hex> = (value, at) => (value === "0x00" ? value : bytesOf(2)(value, at))

const mode: Decode<number> = (value, at) => (value === 0 || value === 1 ? value : refuse(at, "0 or 1", value))

const version: Decode<4> = (value, at) =>
  value === 4 ? 4 : refuse(at, "4, the extrinsic version that the wallet signs", value)

const optional =
  <A>(decode: Decode<A>): Decode<A | undefined> =>
  (value, at) =>
    value === undefined || value === null ? undefined : decode(value, at)

/** Reads what a page gave to `signPayload`. Fields of extensions that the wallet does not know may be there too. */
export const signerPayload: Decode<SignerPayload> = (value, at) => {
  if (!isRecord(value)) return refuse(at, "an object", value)
  const field = <A>(name: string, decode: Decode<A>) => decode(value[name], `${at}.${name}`)
  const assetId = field("assetId", optional(bytes))
  const metadataHash = field("metadataHash", optional(bytesOf(32)))
  return {
    address: field("address", string),
    method: field("method", call),
    genesisHash: field("genesisHash", bytesOf(32)),
    blockHash: field("blockHash", bytesOf(32)),
    era: field("era", era),
    nonce: field("nonce", unsigned(64)),
    tip: field("tip", unsigned(128)),
    specVersion: field("specVersion", unsigned(32)),
    transactionVersion: field("transactionVersion", unsigned(32)),
    signedExtensions: field("signedExtensions", list(string)),
    version: field("version", version),
    mode: field("mode", optional(mode)) ?? 0,
    ...(assetId === undefined ? {} : { assetId }),
    ...(metadataHash === undefined ? {} : { metadataHash })
  }
}
