import { refuse } from "../../../tests/testing/src/decode/Decode.ts"
import { bytesOfHex, concatBytes } from "./bytes.ts"
import type { SignerPayload } from "./SignerPayload.ts"

/** SCALE: `size` bytes, little-endian. */
const fixed = (value: bigint, size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))

/** SCALE's compact number: 1, 2 or 4 bytes by the two low bits, else a byte of length and as many as needed. */
export function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return fixed(value << 2n, 1)
  if (value < 1n << 14n) return fixed((value << 2n) | 0b01n, 2)
  if (value < 1n << 30n) return fixed((value << 2n) | 0b10n, 4)
  const size = Math.ceil(value.toString(16).length / 2)
  return concatBytes(Uint8Array.of(((size - 4) << 2) | 0b11), fixed(value, size))
}

type Part = readonly [field: string, encode: (payload: SignerPayload) => Uint8Array]
interface Extension {
  /** What goes into the transaction. */
  readonly extra?: readonly Part[]
  /** What is signed and not sent. */
  readonly implied?: readonly Part[]
}

const nothing = Uint8Array.of(0)
const specVersion: Part = ["specVersion", (payload) => fixed(payload.specVersion, 4)]
const tip: Part = ["tip", (payload) => compact(payload.tip)]
const lifetime: Extension = {
  extra: [["era", (payload) => bytesOfHex(payload.era)]],
  implied: [["blockHash", (payload) => bytesOfHex(payload.blockHash)]]
}
const silent: Extension = {}

/** Source: the runtimes of Polkadot, Kusama and their system chains. */
const extensions: ReadonlyMap<string, Extension> = new Map<string, Extension>([
  ["ChargeTransactionPayment", { extra: [tip] }],
  ["SkipCheckIfFeeless", { extra: [tip] }],
  [
    "ChargeAssetTxPayment",
    {
      extra: [
        tip,
        [
          "assetId",
          (payload) =>
            payload.assetId === undefined
              ? nothing
              : // Whether the bytes hold the option or what is in it can only be told with the runtime's types.
                refuse("payload.assetId", "absent: the wallet pays fees in the native coin", payload.assetId)
        ]
      ]
    }
  ],
  ["CheckEra", lifetime],
  ["CheckMortality", lifetime],
  ["CheckGenesis", { implied: [["genesisHash", (payload) => bytesOfHex(payload.genesisHash)]] }],
  ["CheckNonce", { extra: [["nonce", (payload) => compact(payload.nonce)]] }],
  ["CheckSpecVersion", { implied: [specVersion] }],
  ["CheckVersion", { implied: [specVersion] }],
  [
    "CheckTxVersion",
    { implied: [["transactionVersion", (payload) => fixed(payload.transactionVersion, 4)]] }
  ],
  [
    "CheckMetadataHash",
    {
      extra: [["mode", (payload) => Uint8Array.of(payload.mode)]],
      implied: [
        [
          "metadataHash",
          ({ metadataHash }) =>
            metadataHash === undefined ? nothing : concatBytes(Uint8Array.of(1), bytesOfHex(metadataHash))
        ]
      ]
    }
  ],
  ["CheckBlockGasLimit", silent],
  ["CheckNonZeroSender", silent],
  ["CheckWeight", silent],
  ["LimitParathreadCommits", silent],
  ["PrevalidateAttests", silent],
  ["WeightReclaim", silent],
  ["StorageWeightReclaim", silent]
])

/**
 * The bytes that a transaction's signature is made over: the call, then what the extensions send, then what they imply.
 *
 * Fails for an extension that is not known: a signature without its bytes would be refused by the chain.
 */
export function encodePayload(payload: SignerPayload): Uint8Array {
  const known = payload.signedExtensions.map(
    (name) => extensions.get(name) ?? refuse("payload.signedExtensions", "names of standard extensions", name)
  )
  // A field that two extensions have is there once, where the first one puts it.
  const fields = new Map([
    ...known.flatMap(({ extra }) => extra ?? []),
    ...known.flatMap(({ implied }) => implied ?? [])
  ])
  return concatBytes(bytesOfHex(payload.method), ...Array.from(fields.values(), (encode) => encode(payload)))
}
