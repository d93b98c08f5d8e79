import { SigningFailedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { AminoSignDoc, AminoSignResponse, CosmosSignOptions } from "../CosmosApi.ts"
import { SignDocInvalidError, SignedDocChangedError } from "./errors.ts"
import { isSameJson, plainJson, type Json } from "./plainJson.ts"
import { askToSign, checkChain, type Signer } from "./Signer.ts"

type JsonRecord = { readonly [key: string]: Json }

const isRecord = (value: Json | undefined): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isCount = (value: Json | undefined): boolean => typeof value === "string" && /^[0-9]{1,20}$/.test(value)

const isFee = (fee: Json | undefined): boolean =>
  isRecord(fee) &&
  isCount(fee["gas"]) &&
  Array.isArray(fee["amount"]) &&
  (fee["amount"] as ReadonlyArray<Json>).every(
    (coin) =>
      isRecord(coin) &&
      typeof coin["denom"] === "string" &&
      typeof coin["amount"] === "string" &&
      /^[0-9]{1,78}$/.test(coin["amount"])
  )

const isMessage = (message: Json): boolean =>
  isRecord(message) && typeof message["type"] === "string" && message["value"] !== undefined

const checks: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  chain_id: (value) => typeof value === "string" && value !== "",
  account_number: isCount,
  sequence: isCount,
  timeout_height: (value) => value === undefined || isCount(value),
  fee: isFee,
  msgs: (value) => Array.isArray(value) && value.length > 0 && value.every(isMessage),
  memo: (value) => typeof value === "string"
}

/** What a wallet lets its visitor change. */
const VISITORS = ["fee", "memo"]

/** The sign doc as plain data, or what is wrong with it. */
const decodeSignDoc = (value: unknown): JsonRecord | string => {
  const plain = plainJson(value)
  if (!isRecord(plain)) return "it is no plain JSON"
  const wrong = Object.keys(checks).find((field) => !checks[field]!(plain[field]))
  return wrong === undefined ? plain : `its ${wrong} is malformed`
}

/** See `CosmosApi.signAmino`. */
export const signAmino = (signer: Signer, given: AminoSignDoc, options: CosmosSignOptions | undefined) =>
  Effect.gen(function* () {
    const asked = decodeSignDoc(given)
    if (typeof asked === "string") return yield* Effect.fail(new SignDocInvalidError({ problem: asked }))
    yield* checkChain(signer, asked["chain_id"] as string)
    const answer = yield* askToSign(signer, "signAmino", structuredClone(asked), options)
    const signed = decodeSignDoc(answer.signed)
    if (typeof signed === "string")
      return yield* Effect.fail(new SigningFailedError("What the wallet signed is no transaction."))
    const changed = [...new Set([...Object.keys(asked), ...Object.keys(signed)])].find(
      (field) => !VISITORS.includes(field) && !isSameJson(asked[field], signed[field])
    )
    if (changed !== undefined) return yield* Effect.fail(new SignedDocChangedError({ field: changed }))
    const response: AminoSignResponse = {
      signed: signed as unknown as AminoSignDoc,
      signature: answer.signature
    }
    return response
  })
