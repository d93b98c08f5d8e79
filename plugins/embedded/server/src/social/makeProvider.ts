import { Buffer } from "node:buffer"
import type { OpenIdRecord } from "../Configuration.ts"
import { askProvider, failed, tokenRequest, type Json } from "./askProvider.ts"

/** Whom a provider says to have signed in. */
export interface Identity {
  /** The provider's name for the person, which never changes. */
  readonly subject: string
  /** Only one that the provider has verified. */
  readonly email: string | null
  readonly name: string | null
}

/** What is asked of a provider. Everything fails with a `Refusal`. */
export interface Provider {
  /**
   * Looks at who says that it answers (RFC 9207), so that the answer of one provider is not taken for another's. `issuer` is what
   * came with the answer, undefined where nothing did.
   */
  readonly checkIssuer: (issuer: string | undefined) => Promise<void>
  readonly authorization: (query: Readonly<Record<string, string>>) => Promise<string>
  /** Changes a code for who it is; `nonce` is what the sign-in began with. */
  readonly identityOf: (
    code: string,
    verifier: string,
    nonce: string,
    redirect: string,
    now: number
  ) => Promise<Identity>
}

const endpoint = (configuration: Json, name: string, issuer: string): string => {
  const url = configuration[name]
  // What a provider says of itself leads nowhere less safe than where it was said.
  if (typeof url !== "string" || !URL.canParse(url) || new URL(url).protocol !== new URL(issuer).protocol)
    throw failed()
  return url
}

const claimsOf = (token: unknown): Json => {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(String(token as string).split(".")[1] ?? "", "base64url").toString("utf8")
    )
    if (typeof claims !== "object" || claims === null) throw failed()
    return claims as Json
  } catch {
    throw failed()
  }
}

/** Makes a provider of OpenID Connect: the code flow, with PKCE. */
export const makeProvider = ({ issuer, clientId, clientSecret }: OpenIdRecord): Provider => {
  const discover = async () => {
    const configuration = await askProvider(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)
    if (configuration["issuer"] !== issuer) throw failed()
    return configuration
  }
  return {
    checkIssuer: async (told) => {
      const isNeeded =
        told === undefined && (await discover())["authorization_response_iss_parameter_supported"] === true
      if (isNeeded || (told !== undefined && told !== issuer)) throw failed()
    },
    authorization: async (query) => {
      const url = new URL(endpoint(await discover(), "authorization_endpoint", issuer))
      const own = { client_id: clientId, response_type: "code", scope: "openid email profile" }
      for (const [name, value] of Object.entries({ ...own, ...query })) url.searchParams.set(name, value)
      return url.href
    },
    identityOf: async (code, verifier, nonce, redirect, now) => {
      const { id_token: token } = await askProvider(
        endpoint(await discover(), "token_endpoint", issuer),
        tokenRequest({ clientId, clientSecret }, "basic", {
          code,
          redirect_uri: redirect,
          code_verifier: verifier
        })
      )
      // It came from the provider itself over TLS, which stands for its signature (OpenID Connect Core, 3.1.3.7).
      const claims = claimsOf(token)
      const audience = claims["aud"]
      const isOurs = Array.isArray(audience)
        ? audience.length === 1 && audience[0] === clientId
        : audience === clientId
      const { sub, email, name, exp } = claims
      const isFresh = typeof exp === "number" && exp * 1_000 > now
      if (claims["iss"] !== issuer || !isOurs || claims["nonce"] !== nonce || !isFresh) throw failed()
      if (typeof sub !== "string" || sub === "") throw failed()
      return {
        subject: sub,
        email: typeof email === "string" && claims["email_verified"] === true ? email.slice(0, 254) : null,
        name: typeof name === "string" ? name.slice(0, 128) : null
      }
    }
  }
}
