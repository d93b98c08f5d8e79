import { createServer } from "node:http"
import { Provider } from "oidc-provider"

/** A provider of OpenID Connect that signs in whoever names themselves. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The same provider for who knows no OpenID Connect: its user-info route says who it is. */
  readonly oauth: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts a provider on 127.0.0.1 that leads back to some addresses. Fails: rejects where the port is taken. */
export const startProvider = async (
  port: number,
  redirects: ReadonlyArray<string>
): Promise<IdentityProvider> => {
  const issuer = `http://127.0.0.1:${port}`
  const [clientId, clientSecret] = ["latchkey", "local"]
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirects] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    // What is asked by the scope stands in the token itself, as Google has it.
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Session: 3_600, Grant: 3_600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ["local"] },
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@provider.test`, email_verified: true, name: id })
    })
  })
  // Its own pages would load a font of another host.
  provider.use(async (context, next) => {
    await next()
    const { body } = context as { body: unknown }
    if (typeof body === "string") context.body = body.replace(/@import url\(https:[^)]*\);/, "")
  })
  const server = createServer((request, response) => void provider.callback()(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  let stopped: Promise<void> | undefined
  return {
    issuer,
    clientId,
    clientSecret,
    oauth: {
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      userUrl: `${issuer}/me`,
      scope: "openid email profile",
      clientAuth: "basic",
      subject: "sub",
      name: "name",
      email: "email",
      emailVerified: "email_verified"
    },
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }))
  }
}
