import { readField } from "@latchkey/core/chain-kit"
import type { SignerPayload } from "../PolkadotApi.ts"
import type { ChainReader } from "./ChainReader.ts"
import type { Head } from "./readChain.ts"
import { decodeTransferCall, type TransferCall } from "./TransferCall.ts"

/** A transaction of one transfer. */
export interface TransferFacts extends TransferCall {
  readonly sender: string
  readonly nonce: bigint
  readonly genesisHash: string
}

/** In blocks: some minutes. */
export const LIFE = 64

/** How long a transaction lasts, beginning with a block. */
export const lifetimeFrom = (
  { api }: ChainReader,
  { number, hash }: Head
): Pick<SignerPayload, "era" | "blockHash" | "blockNumber"> => ({
  era: api.createType("ExtrinsicEra", { current: number, period: LIFE }).toHex(),
  blockHash: hash,
  blockNumber: api.createType("BlockNumber", number).toHex()
})

/** The transaction to sign, as wallets take it. Frozen, all of it. */
export const encodePayload = (
  reader: ChainReader,
  { sender, call, nonce, head }: { sender: string; call: string; nonce: bigint; head: Head }
): SignerPayload => {
  const { api } = reader
  const payload = api.registry.createTypeUnsafe("SignerPayload", [
    {
      ...lifetimeFrom(reader, head),
      address: sender,
      genesisHash: api.genesisHash,
      method: call,
      nonce,
      runtimeVersion: api.runtimeVersion,
      signedExtensions: api.registry.signedExtensions,
      tip: 0,
      version: api.extrinsicVersion
    }
  ]) as unknown as { readonly toPayload: () => SignerPayload }
  const written = payload.toPayload()
  return Object.freeze({
    ...written,
    signedExtensions: Object.freeze([...written.signedExtensions])
  })
}

const isNothing = (value: unknown) => value === undefined || value === null || value === 0

/** What a transaction does, where it is one transfer and pays nobody else. Never throws. */
export const decodePayload = (payload: object): TransferFacts | undefined => {
  const field = (name: string) => readField(payload, name)
  const call = decodeTransferCall(field("method"))
  const [sender, nonce, tip, genesisHash] = ["address", "nonce", "tip", "genesisHash"].map(field)
  const isHex = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]+$/i.test(value)
  return call !== undefined &&
    typeof sender === "string" &&
    isHex(nonce) &&
    isHex(tip) &&
    BigInt(tip) === 0n &&
    isHex(genesisHash) &&
    ["assetId", "metadataHash", "mode"].every((name) => isNothing(field(name))) &&
    field("withSignedTransaction") !== true
    ? { ...call, sender, nonce: BigInt(nonce), genesisHash }
    : undefined
}
