import type { KitError } from "@latchkey/core"
import type { NamespaceGrant } from "@latchkey/core/effect"
import { fromBase58, readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { decodeSignature } from "../capability/signing.ts"
import { isSignedBy } from "../provider/isSignedBy.ts"
import type { SignIn, SignInRequest } from "../SolanaApi.ts"
import { askWallet, unusable } from "./askWallet.ts"
import { SignInInvalidError } from "../errors.ts"

const LINES = {
  uri: "URI",
  chainId: "Chain ID",
  nonce: "Nonce",
  issuedAt: "Issued At",
  expirationTime: "Expiration Time",
  notBefore: "Not Before",
  requestId: "Request ID"
} as const

const TEXTS = ["domain", "address", "statement", ...Object.keys(LINES)] as ReadonlyArray<
  Exclude<keyof SignInRequest, "resources">
>

// A line break would begin another field.
const isLine = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= 1_000 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)

const wrongField = (given: SignInRequest): string | undefined => {
  const { resources } = given
  const isList =
    resources === undefined ||
    (Array.isArray(resources) && resources.length <= 100 && resources.every(isLine))
  return isList ? TEXTS.find((key) => given[key] !== undefined && !isLine(given[key])) : "resources"
}

/** Whether a signed message says what was asked for; what was not asked for, the wallet may add. */
const says = (message: Uint8Array, wanted: SignInRequest): boolean => {
  const lines = new TextDecoder().decode(message).split("\n")
  const opening = lines[0] ?? ""
  const isOpened =
    wanted.domain === undefined
      ? opening.endsWith(" wants you to sign in with your Solana account:")
      : opening === `${wanted.domain} wants you to sign in with your Solana account:`
  const fields = Object.entries(LINES).flatMap(([key, label]) => {
    const value = wanted[key as keyof typeof LINES]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const resources = wanted.resources ?? []
  const listed = lines.includes("Resources:") ? lines.slice(lines.indexOf("Resources:") + 1) : []
  return (
    isOpened &&
    lines[1] === wanted.address &&
    (wanted.statement === undefined || lines[3] === wanted.statement) &&
    fields.every((line) => lines.includes(line, wanted.statement === undefined ? 2 : 4)) &&
    resources.every((resource, index) => listed[index] === `- ${resource}`)
  )
}

const pick = (given: SignInRequest) =>
  Object.fromEntries(
    [...TEXTS, "resources" as const].flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]]))
  ) as SignInRequest

const host = (): string | undefined => {
  const { location } = globalThis as { readonly location?: { readonly host?: unknown } }
  return typeof location?.host === "string" && location.host !== "" ? location.host : undefined
}

/** See `SolanaApi.signIn`. */
export const signIn = (
  grant: NamespaceGrant,
  given: SignInRequest | null | undefined
): Effect.Effect<SignIn, KitError> =>
  Effect.gen(function* () {
    const domain = given?.domain ?? host()
    const wanted = pick({
      ...given,
      ...(domain === undefined ? {} : { domain }),
      address: given?.address ?? grant.accounts[0]!.address
    })
    const wrong = wrongField(wanted)
    if (wrong !== undefined) return yield* Effect.fail(new SignInInvalidError({ field: wrong }))
    const answer = yield* askWallet(grant, "solana_signIn", wanted)
    const signature = decodeSignature(answer)
    const message = fromBase58(readField(answer, "signedMessage"), 90_000)
    if (signature === undefined || message === undefined)
      return yield* Effect.fail(unusable("The wallet's answer is no sign-in."))
    if (readField(answer, "pubkey") !== wanted.address || !says(message, wanted))
      return yield* Effect.fail(unusable("The wallet signed something else than it was asked for."))
    if (!(yield* isSignedBy(wanted.address!, signature, message)))
      return yield* Effect.fail(unusable("The signature is not that of the account under the message."))
    return { address: wanted.address!, signedMessage: message, signature }
  })
