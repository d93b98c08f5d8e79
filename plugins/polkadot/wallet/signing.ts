import type { Hex } from "viem"
import type { ApprovalDesk } from "../../../tests/testing/src/approval/ApprovalDesk.ts"
import { isRecord, refuse, string } from "../../../tests/testing/src/decode/Decode.ts"
import { ProviderRpcError, providerErrorCode } from "../../../tests/testing/src/provider/ProviderRpcError.ts"
import { bytesOfHex, concatBytes, hexOfBytes } from "./bytes.ts"
import { encodePayload } from "./encodePayload.ts"
import { keyPairOf } from "./keyPair.ts"
import type { PolkadotKeyType } from "./PolkadotAccount.ts"
import type { PolkadotState } from "./PolkadotState.ts"
import { signerPayload, type SignerPayload } from "./SignerPayload.ts"
import { wrapBytes } from "./wrapBytes.ts"

/** What the signer works with. */
export interface SigningContext {
  readonly state: PolkadotState
  readonly desk: ApprovalDesk
  readonly encode: ((payload: object) => Uint8Array | Promise<Uint8Array>) | undefined
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Signs bytes or a text. The `type` that pages give changes nothing: the bytes are wrapped either way. */
export async function signRaw(payload: unknown, { state, desk }: SigningContext): Promise<Hex> {
  if (!isRecord(payload)) return refuse("payload", "an object", payload)
  const address = string(payload["address"], "payload.address")
  const data = string(payload["data"], "payload.data")
  const message = /^0x(?:[0-9a-f]{2})*$/i.test(data) ? bytesOfHex(data) : new TextEncoder().encode(data)
  const account = await state.authorised(address)
  const text = textOf(message)
  await desk.decide("signer.signRaw", payload, {
    kind: "signMessage",
    account: account.address,
    message: hexOfBytes(message),
    ...(text === undefined ? {} : { text })
  })
  const { sign } = await keyPairOf(await state.authorised(address))
  return hexOfBytes(sign(wrapBytes(message)))
}

// Chains with 20-byte accounts know one kind of signature and write no kind before it.
const kinds: Readonly<Record<PolkadotKeyType, Uint8Array>> = {
  ed25519: Uint8Array.of(0),
  sr25519: Uint8Array.of(1),
  ecdsa: Uint8Array.of(2),
  ethereum: Uint8Array.of()
}

/** Signs a transaction, which the page sends itself. */
export async function signPayload(given: unknown, { state, desk, encode }: SigningContext): Promise<Hex> {
  const payload = signerPayload(given, "payload")
  const account = await state.authorised(payload.address)
  if (account.genesisHash !== undefined && account.genesisHash !== payload.genesisHash.toLowerCase()) {
    throw new ProviderRpcError(
      providerErrorCode.unauthorized,
      `The account ${payload.address} is only for the chain ${account.genesisHash}`
    )
  }
  const encoded = encode === undefined ? encodePayload(payload) : await encode(given as object)
  await desk.decide("signer.signPayload", given, {
    kind: "signTransaction",
    account: account.address,
    sends: false,
    facts: factsOf(payload)
  })
  const { type, sign } = await keyPairOf(await state.authorised(payload.address))
  return hexOfBytes(concatBytes(kinds[type], sign(await shortened(encoded))))
}

/** Longer payloads are signed by their hash. */
async function shortened(payload: Uint8Array): Promise<Uint8Array> {
  if (payload.length <= 256) return payload
  const { blake2b } = await import("@noble/hashes/blake2.js")
  return blake2b(payload, { dkLen: 32 })
}

function factsOf({ genesisHash, method, nonce, tip, era, specVersion, transactionVersion }: SignerPayload) {
  // The low four bits, as in every mortal era: the logarithm of the period, less one.
  const period = era === "0x00" ? undefined : 2 << (parseInt(era.slice(2, 4), 16) & 0b1111)
  return [
    { label: "Genesis hash", value: genesisHash },
    { label: "Call", value: method },
    { label: "Nonce", value: `${nonce}` },
    { label: "Tip", value: `${tip} planck` },
    { label: "Lifetime", value: period === undefined ? "for ever" : `${period} blocks` },
    { label: "Runtime", value: `${specVersion} (transactions ${transactionVersion})` }
  ]
}
