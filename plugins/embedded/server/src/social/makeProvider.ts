import { Buffer } from "node:buffer"
import type { ProviderRecord } from "../Configuration.ts"
import { Refusal } from "../Refusal.ts"

const TIMEOUT = 10_000
const MAX_ANSWER = 100_000

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

type Json = Readonly<Record<string, unknown>>
const failed = () => new Refusal(502, "provider-failed", "The provider does not answer. Try again.")

const ask = async (url: string, init: RequestInit = {}): Promise<Json> => {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT) })
    const text = await response.text()
    const body: unknown = text.length > MAX_ANSWER || !response.ok ? undefined : JSON.parse(text)
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw failed()
    return body as Json
  } catch {
    throw failed()
  }
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
export const makeProvider = ({ issuer, clientId, clientSecret }: ProviderRecord): Provider => {
  const discover = async () => {
    const configuration = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`)
    if (configuration["issuer"] !== issuer) throw failed()
    return configuration
  }
  return {
    authorization: async (query) => {
      const url = new URL(endpoint(await discover(), "authorization_endpoint", issuer))
      const own = { client_id: clientId, response_type: "code", scope: "openid email profile" }
      for (const [name, value] of Object.entries({ ...own, ...query })) url.searchParams.set(name, value)
      return url.href
    },
    identityOf: async (code, verifier, nonce, redirect, now) => {
      const { id_token: token } = await ask(endpoint(await discover(), "token_endpoint", issuer), {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          authorization: `Basic ${Buffer.from(
            `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`
          ).toString("base64")}`
        },
        body: new URLSearchParams({
          grant_type: "authorization_code",
          code,
          redirect_uri: redirect,
          code_verifier: verifier
        }).toString()
      })
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
