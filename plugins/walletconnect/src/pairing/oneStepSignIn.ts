import type { CaipNetworkId, SiwxData, SiwxSession } from "@latchkey/core"
import type { Siwx } from "@latchkey/core/effect"
import {
  attempt,
  hexSignature,
  MAX_RECAP,
  readField,
  readRecap,
  recapLength,
  writeRecap
} from "@latchkey/core/chain-kit"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import { referenceOf, type ProposedNamespace } from "../session/proposeNamespaces.ts"
import { formatSignIn } from "./formatSignIn.ts"

/** The namespace whose wallets sign in the step in which they connect. */
export const SIGNING_NAMESPACE = "eip155"

/** How long the code may wait for the site's nonce, in milliseconds: without it the wallet is asked in a second step. */
const NONCE_MILLIS = 3_000
const MAX_PROOFS = 20
/** What a wallet is asked to sign, and to allow with it. */
export type SignInRequest = Parameters<UniversalProvider["authenticate"]>[0]

/** A sign-in that goes along with a proposal. */
export interface ProposedSignIn {
  readonly data: SiwxData
  readonly request: SignInRequest
}

/**
 * Methods that the protocol's client proposes, and does not make a list of that is signed: it would need Node's `Buffer`. The list goes
 * along as the last resource.
 */
const proposedAlone = (methods: ReadonlyArray<string>): Array<string> =>
  Object.assign([], { [Symbol.iterator]: () => methods.values() })

/**
 * What a wallet is asked to sign in the step in which it connects: on one network, with a nonce of whoever keeps sign-ins, and with
 * the proposed networks and methods, which it signs too. Undefined where the nonce is not to be had in time, where the app proposes no
 * method or not that network, where the message would be too long, or says what the protocol's client leaves out (a request id); who signs in is then asked once connected.
 */
export const proposeSignIn = (
  siwx: Siwx["Service"],
  chainId: CaipNetworkId,
  proposed: ProposedNamespace
): Effect.Effect<ProposedSignIn | undefined> => {
  const chains = [chainId, ...proposed.chains.filter((id) => id !== chainId)]
  const isProposed = proposed.chains.includes(chainId) && proposed.methods.length > 0
  if (!isProposed || recapLength(proposed.methods, chains) > MAX_RECAP) return Effect.undefined
  return withDeadline(
    Effect.map(siwx.message({ chainId, address: "" }), ({ data }): ProposedSignIn | undefined => {
      const { domain, uri, nonce, expirationTime, notBefore, statement, requestId, resources } = data
      if (requestId !== undefined) return undefined
      const request = {
        chains,
        methods: proposedAlone(proposed.methods),
        domain,
        uri,
        nonce,
        ...(expirationTime === undefined ? {} : { exp: expirationTime }),
        ...(notBefore === undefined ? {} : { nbf: notBefore }),
        ...(statement === undefined ? {} : { statement }),
        resources: [...(resources ?? []), writeRecap(SIGNING_NAMESPACE, proposed.methods)]
      }
      return { data, request }
    }),
    NONCE_MILLIS,
    () => Effect.undefined
  ).pipe(Effect.catch(() => Effect.undefined))
}

const text = (value: unknown) => (typeof value === "string" ? value : undefined)
const isLine = (value: unknown) => value === undefined || (typeof value === "string" && !/[\r\n]/.test(value))

/** The resources that were signed, if they are those that were asked for, and at most the list of what the session allows. */
const signedResources = (signed: unknown, asked: ReadonlyArray<string> = []) => {
  const all = signed === undefined ? [] : signed
  if (!Array.isArray(all) || !all.every((one): one is string => typeof one === "string")) return undefined
  const [recap, ...more] = all.slice(asked.length)
  const isAsked = asked.every((one, place) => all[place] === one) && more.length === 0
  return isAsked && (recap === undefined || readRecap(all) !== undefined) ? all : undefined
}

/**
 * The sign-in that a wallet gave with a session (CACAO), for the request that was proposed; undefined where it gave none, or one of
 * something else. Its data are those of the message that was signed: the list of what the session allows is its last resource, and in
 * words the end of its statement. What it says is not verified here. Never throws.
 */
export const decodeSignIn = (proofs: unknown, { data }: ProposedSignIn): SiwxSession | undefined => {
  const reference = referenceOf(data.chainId)
  const decode = (cacao: unknown): SiwxSession | undefined => {
    const payload = readField(cacao, "p")
    const iss = readField(payload, "iss")
    const issuedAt = readField(payload, "iat")
    const signature = hexSignature(readField(readField(cacao, "s"), "s"))
    const resources = signedResources(readField(payload, "resources"), data.resources)
    const isOurs =
      readField(payload, "nonce") === data.nonce &&
      readField(payload, "domain") === data.domain &&
      readField(payload, "aud") === data.uri &&
      isLine(readField(payload, "statement"))
    const did = `did:pkh:${data.chainId}:`
    if (!isOurs || resources === undefined || signature === undefined) return undefined
    if (typeof iss !== "string" || !iss.startsWith(did) || typeof issuedAt !== "string") return undefined
    const accountAddress = iss.slice(did.length)
    const { message, statement } = formatSignIn(payload, accountAddress, reference)
    if (data.statement !== undefined && statement?.startsWith(data.statement) !== true) return undefined
    const [expirationTime, notBefore] = [text(readField(payload, "exp")), text(readField(payload, "nbf"))]
    const { domain, uri, nonce, version, chainId } = data
    return {
      data: {
        accountAddress,
        chainId,
        domain,
        uri,
        version,
        nonce,
        issuedAt,
        ...(statement === undefined ? {} : { statement }),
        ...(expirationTime === undefined ? {} : { expirationTime }),
        ...(notBefore === undefined ? {} : { notBefore }),
        ...(resources.length === 0 ? {} : { resources })
      },
      message,
      signature,
      cacao
    }
  }
  if (!Array.isArray(proofs)) return undefined
  for (const cacao of proofs.slice(0, MAX_PROOFS) as ReadonlyArray<unknown>) {
    // What of one cannot be read leaves the others.
    const session = attempt(() => decode(cacao))
    if (session !== undefined) return session
  }
  return undefined
}
