import type { OAuthRecord } from "../Configuration.ts"
import { askProvider, failed, tokenRequest, type Json } from "./askProvider.ts"
import type { Provider } from "./makeProvider.ts"

/** What stands in an answer below names with dots between; own fields alone. Undefined where there is nothing. */
const fieldOf = (answer: Json, where: string): unknown => {
  let found: unknown = answer
  for (const key of where.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

/** The provider's name for a person: a text, or a whole number that none other is rounded to. */
const subjectOf = (told: unknown): string => {
  if (typeof told === "number" && Number.isSafeInteger(told) && told > 0) return String(told)
  if (typeof told === "string" && /^[\w.@:|-]{1,128}$/.test(told)) return told
  throw failed()
}

/**
 * Makes a provider that speaks OAuth 2 alone: the code flow with PKCE, and a question who it is. Nobody signs what it answers, so
 * it is asked by this server itself, with a token that it gave for a code of this sign-in.
 */
export const makeOAuthProvider = ({ clientId, clientSecret, oauth }: OAuthRecord): Provider => ({
  checkIssuer: async (told) => {
    // What it calls itself is nowhere said: it is one of the origin where visitors agree.
    const isOwn =
      told === undefined ||
      (URL.canParse(told) && new URL(told).origin === new URL(oauth.authorizationUrl).origin)
    if (!isOwn) throw failed()
  },
  authorization: async ({ nonce: _, ...query }) => {
    const url = new URL(oauth.authorizationUrl)
    const own = { client_id: clientId, response_type: "code", scope: oauth.scope }
    for (const [name, value] of Object.entries({ ...own, ...query })) url.searchParams.set(name, value)
    return url.href
  },
  identityOf: async (code, verifier, _, redirect) => {
    const { access_token: token, token_type: type } = await askProvider(
      oauth.tokenUrl,
      tokenRequest({ clientId, clientSecret }, oauth.clientAuth, {
        code,
        redirect_uri: redirect,
        code_verifier: verifier
      })
    )
    if (typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/.test(token)) throw failed()
    if (typeof type !== "string" || type.toLowerCase() !== "bearer") throw failed()
    const user = await askProvider(oauth.userUrl, {
      headers: { accept: "application/json", authorization: `Bearer ${token}`, "user-agent": "Latchkey" }
    })
    const [email, name] = [fieldOf(user, oauth.email), fieldOf(user, oauth.name)]
    const isVerified = fieldOf(user, oauth.emailVerified) === true
    return {
      // With where it was asked: what one provider calls a person is nobody's name at another.
      subject: `${new URL(oauth.userUrl).origin} ${subjectOf(fieldOf(user, oauth.subject))}`,
      email: typeof email === "string" && isVerified ? email.slice(0, 254) : null,
      name: typeof name === "string" && name !== "" ? name.slice(0, 128) : null
    }
  }
})
