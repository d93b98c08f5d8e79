import { SigningFailedError } from "@latchkey/core/effect"
import { attempt, copyBytes } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { CosmosSignOptions, DirectSignDoc, DirectSignResponse } from "../CosmosApi.ts"
import { readFields } from "../protobuf.ts"
import { SignDocInvalidError, SignedDocChangedError } from "./errors.ts"
import { askToSign, checkChain, type Signer } from "./Signer.ts"

const MAX_BYTES = 1_000_000
/** The memo is the second field of `TxBody`, the fee that of `AuthInfo`: what a wallet lets its visitor change. */
const VISITORS = 2

/** An account number as CosmJS has it, or as wallets have it: a `Long`, a decimal text, nothing for 0. */
const decodeAccountNumber = (value: unknown): bigint | undefined => {
  const number = (value ?? 0) as { readonly toString: () => unknown }
  const text = number.toString()
  return typeof text === "string" && /^[0-9]{1,20}$/.test(text) ? BigInt(text) : undefined
}

/** The sign doc with bytes of its own, or the field that is malformed. */
const decodeSignDoc = (value: unknown): DirectSignDoc | string => {
  try {
    const doc = value as Readonly<Record<keyof DirectSignDoc, unknown>>
    const { chainId } = doc
    const accountNumber = decodeAccountNumber(doc.accountNumber)
    const bodyBytes = copyBytes(doc.bodyBytes, MAX_BYTES)
    const authInfoBytes = copyBytes(doc.authInfoBytes, MAX_BYTES)
    if (typeof chainId !== "string" || chainId === "") return "chainId"
    if (accountNumber === undefined) return "accountNumber"
    if (bodyBytes === undefined || !isMessage(bodyBytes)) return "bodyBytes"
    if (authInfoBytes === undefined || !isMessage(authInfoBytes)) return "authInfoBytes"
    return { bodyBytes, authInfoBytes, chainId, accountNumber }
  } catch {
    return "form"
  }
}

const isMessage = (bytes: Uint8Array): boolean => attempt(() => readFields(bytes).length > 0) ?? false

/** What is the page's in a message: all fields but one, by number. */
const pagesPart = (bytes: Uint8Array): string =>
  readFields(bytes)
    .filter(({ number }) => number !== VISITORS)
    .toSorted((a, b) => a.number - b.number)
    .map(({ raw }) => raw.join())
    .join(";")

const changedField = (asked: DirectSignDoc, signed: DirectSignDoc): string | undefined => {
  if (asked.chainId !== signed.chainId) return "chainId"
  if (asked.accountNumber !== signed.accountNumber) return "accountNumber"
  if (pagesPart(asked.bodyBytes) !== pagesPart(signed.bodyBytes)) return "bodyBytes"
  return pagesPart(asked.authInfoBytes) === pagesPart(signed.authInfoBytes) ? undefined : "authInfoBytes"
}

/** See `CosmosApi.signDirect`. */
export const signDirect = (signer: Signer, given: DirectSignDoc, options: CosmosSignOptions | undefined) =>
  Effect.gen(function* () {
    const asked = decodeSignDoc(given)
    if (typeof asked === "string")
      return yield* Effect.fail(new SignDocInvalidError({ problem: `its ${asked} is malformed` }))
    yield* checkChain(signer, asked.chainId)
    const { bodyBytes, authInfoBytes } = asked
    const copy = { ...asked, bodyBytes: bodyBytes.slice(), authInfoBytes: authInfoBytes.slice() }
    const answer = yield* askToSign(signer, "signDirect", copy, options)
    const signed = decodeSignDoc(answer.signed)
    if (typeof signed === "string")
      return yield* Effect.fail(new SigningFailedError("What the wallet signed is no transaction."))
    const changed = changedField(asked, signed)
    if (changed !== undefined) return yield* Effect.fail(new SignedDocChangedError({ field: changed }))
    const response: DirectSignResponse = { signed, signature: answer.signature }
    return response
  })
