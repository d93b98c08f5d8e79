import type { CaipNetworkId, SiwxData, SiwxSession } from "@latchkey/core"
import type { Siwx } from "@latchkey/core/effect"
import { attempt, hexSignature, readField } from "@latchkey/core/chain-kit"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { UniversalProvider } from "../client/UniversalProvider.ts"

/** How long the code may wait for the site's nonce, in milliseconds: without it the wallet is asked in a second step. */
const NONCE_MILLIS = 3_000
const MAX_PROOFS = 20

type Connect = NonNullable<Parameters<UniversalProvider["connect"]>[0]>

/** What a proposal asks a wallet to sign. */
export type SignInRequest = NonNullable<Connect["authentication"]>[number]

/** A sign-in that goes along with a proposal. */
export interface ProposedSignIn {
  readonly data: SiwxData
  readonly request: SignInRequest
}

/**
 * What a wallet is asked to sign in the step in which it connects: on one network, with a nonce of whoever keeps sign-ins. Undefined
 * where that is not to be had in time; who signs in is then asked once connected.
 */
export const proposeSignIn = (
  siwx: Siwx["Service"],
  chainId: CaipNetworkId
): Effect.Effect<ProposedSignIn | undefined> =>
  withDeadline(
    Effect.map(siwx.message({ chainId, address: "" }), ({ data }): ProposedSignIn => {
      const { domain, uri, nonce, expirationTime, notBefore, statement, requestId, resources } = data
      const request = {
        // Seconds, as long as a proposal lasts without.
        ttl: 300,
        chains: [chainId],
        domain,
        uri,
        nonce,
        ...(expirationTime === undefined ? {} : { exp: expirationTime }),
        ...(notBefore === undefined ? {} : { nbf: notBefore }),
        ...(statement === undefined ? {} : { statement }),
        ...(requestId === undefined ? {} : { requestId }),
        ...(resources === undefined ? {} : { resources: [...resources] })
      }
      return { data, request }
    }),
    NONCE_MILLIS,
    () => Effect.undefined
  ).pipe(Effect.catch(() => Effect.undefined))

/**
 * The sign-in that a wallet gave with a session (CACAO), for the request that was proposed; undefined where it gave none, or one of
 * something else. What it says is not verified here. Never throws.
 */
export const decodeSignIn = (
  proofs: unknown,
  { data }: ProposedSignIn,
  format: (params: { readonly request: any; readonly iss: string }) => string
): SiwxSession | undefined =>
  attempt(() => {
    if (!Array.isArray(proofs)) return undefined
    const did = `did:pkh:${data.chainId}:`
    for (const cacao of proofs.slice(0, MAX_PROOFS) as ReadonlyArray<unknown>) {
      const payload = readField(cacao, "p")
      const iss = readField(payload, "iss")
      const issuedAt = readField(payload, "iat")
      const signature = hexSignature(readField(readField(cacao, "s"), "s"))
      const isOurs =
        readField(payload, "nonce") === data.nonce &&
        readField(payload, "domain") === data.domain &&
        readField(payload, "aud") === data.uri
      if (!isOurs || typeof iss !== "string" || !iss.startsWith(did) || typeof issuedAt !== "string") continue
      if (signature === undefined) continue
      return {
        data: { ...data, accountAddress: iss.slice(did.length), issuedAt },
        message: format({ request: payload, iss }),
        signature,
        cacao
      }
    }
    return undefined
  })
