import { NetworkMismatchError, toJson, type NamespaceGrant } from "@latchkey/core/effect"
import { attempt, copyBytes, readField, toHex } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { askSigner, decodeSignature } from "../capability/signing.ts"
import type { Codec } from "../codec.ts"
import { AccountNotConnectedError, PayloadInvalidError } from "../errors.ts"
import type { SignedPayload, SignerPayload } from "../PolkadotApi.ts"

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
    const payload: unknown = attempt(() => JSON.parse(toJson(given)))
    const isWrong = (field: string) => !FIELDS[field]!(readField(payload, field))
    const wrong = payload === undefined ? "fields" : Object.keys(FIELDS).find(isWrong)
    return wrong === undefined
      ? Effect.succeed(payload as SignerPayload)
      : Effect.fail(new PayloadInvalidError({ field: wrong }))
  })

// Wallets that changed the transaction give it as bytes, or as hex once it came out of a message.
const decodeTransaction = (answer: unknown): Pick<SignedPayload, "signedTransaction"> => {
  const given = readField(answer, "signedTransaction")
  const bytes = copyBytes(given, MAX_TRANSACTION)
  const hex = bytes === undefined ? given : `0x${toHex(bytes)}`
  return typeof hex === "string" && hex.length < 2 * MAX_TRANSACTION && hex !== "0x" && isHex(hex)
    ? { signedTransaction: hex as `0x${string}` }
    : {}
}

/** Asks a connected wallet to sign a transaction; see `PolkadotApi.signPayload`. */
export const signPayload = (
  { isSameAccount }: Codec,
  { provider, accounts, networkId }: Pick<NamespaceGrant, "provider" | "accounts" | "networkId">,
  given: unknown
) =>
  Effect.gen(function* () {
    const payload = yield* decodePayload(given)
    const { address } = payload
    if (!accounts.some((account) => isSameAccount(account.address, address)))
      return yield* Effect.fail(new AccountNotConnectedError({ address }))
    const expected = `polkadot:${payload.genesisHash.slice(2, 34).toLowerCase()}`
    if (expected !== networkId)
      return yield* Effect.fail(new NetworkMismatchError({ expected, actual: networkId }))
    const answer = yield* askSigner(provider, "signPayload", () => payload)
    const signature = yield* decodeSignature(answer)
    const signed: SignedPayload = { signature, ...decodeTransaction(answer) }
    return signed
  })
