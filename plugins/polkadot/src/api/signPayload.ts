import {
  foreignPromise,
  NetworkMismatchError,
  SigningFailedError,
  toJson,
  type NamespaceGrant
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { Codec } from "../codec.ts"
import type { InjectedExtension } from "../InjectedExtension.ts"
import type { SignedPayload, SignerPayload } from "../PolkadotApi.ts"
import { AccountNotConnectedError, PayloadInvalidError } from "../errors.ts"

const MAX_TRANSACTION = 10_000_000
const isHex = (value: unknown) => typeof value === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(value)
const isNumber = (value: unknown) => typeof value === "string" && /^0x[0-9a-f]+$/i.test(value)
const isHash = (value: unknown) => isHex(value) && String(value).length === 66
const isText = (value: unknown) => typeof value === "string"
const isOptionalHash = (value: unknown) => value === undefined || value === null || isHash(value)

const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  address: isText,
  blockHash: isHash,
  blockNumber: isNumber,
  era: isHex,
  genesisHash: isHash,
  metadataHash: isOptionalHash,
  method: isHex,
  nonce: isNumber,
  signedExtensions: (value) => Array.isArray(value) && value.every(isText),
  specVersion: isNumber,
  tip: isNumber,
  transactionVersion: isNumber,
  version: (value) => Number.isSafeInteger(value)
}

/** The payload as plain data of our own, so that what is checked is what the wallet gets. */
const decodePayload = (given: unknown) =>
  Effect.suspend(() => {
    try {
      const payload = JSON.parse(toJson(given)) as SignerPayload & Readonly<Record<string, unknown>>
      const wrong = Object.keys(FIELDS).find((field) => !FIELDS[field]!(payload[field]))
      return wrong === undefined ? Effect.succeed(payload) : Effect.fail(new PayloadInvalidError(wrong))
    } catch {
      return Effect.fail(new PayloadInvalidError("fields"))
    }
  })

// Wallets that changed the transaction give it as bytes, or as hex once it came out of a message.
const decodeTransaction = (
  answer: unknown,
  toHex: Codec["toHex"]
): Pick<SignedPayload, "signedTransaction"> => {
  try {
    const { signedTransaction: given } = answer as { readonly signedTransaction?: unknown }
    const hex = given instanceof Uint8Array && given.length < MAX_TRANSACTION ? toHex(given) : given
    return typeof hex === "string" && hex.length < 2 * MAX_TRANSACTION && hex !== "0x" && isHex(hex)
      ? { signedTransaction: hex as `0x${string}` }
      : {}
  } catch {
    return {}
  }
}

/** Asks a connected wallet to sign a transaction; see `PolkadotApi.signPayload`. */
export const signPayload = (
  { decodeSignature, isSameAccount, toHex, toSigningError }: Codec,
  { provider, accounts, networkId }: Pick<NamespaceGrant, "provider" | "accounts" | "networkId">,
  given: unknown
) =>
  Effect.gen(function* () {
    const payload = yield* decodePayload(given)
    const { address } = payload
    if (!accounts.some((account) => isSameAccount(account.address, address)))
      return yield* Effect.fail(new AccountNotConnectedError(address))
    const expected = `polkadot:${payload.genesisHash.slice(2, 34).toLowerCase()}`
    if (expected !== networkId) return yield* Effect.fail(new NetworkMismatchError(expected, networkId))
    const answer = yield* foreignPromise((): unknown => {
      const { signer } = provider as InjectedExtension
      if (typeof signer?.signPayload !== "function")
        throw new SigningFailedError("The wallet cannot sign transactions.")
      return signer.signPayload(payload)
    }, toSigningError)
    const signature = yield* decodeSignature(answer)
    const signed: SignedPayload = { signature, ...decodeTransaction(answer, toHex) }
    return signed
  })
