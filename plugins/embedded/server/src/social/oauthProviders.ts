import type { SocialProvider } from "@latchkey/embedded/wire"
import type { OAuthEndpoints } from "./OAuthEndpoints.ts"

const names = { subject: "id", name: "name", email: "email", emailVerified: "verified" } as const

/** What providers that have no OpenID Connect say of their OAuth 2 in their documentation. */
export const oauthProviders: Readonly<Partial<Record<SocialProvider, OAuthEndpoints>>> = {
  github: {
    ...names,
    authorizationUrl: "https://github.com/login/oauth/authorize",
    tokenUrl: "https://github.com/login/oauth/access_token",
    userUrl: "https://api.github.com/user",
    scope: "read:user",
    clientAuth: "body",
    name: "login"
  },
  x: {
    authorizationUrl: "https://x.com/i/oauth2/authorize",
    tokenUrl: "https://api.x.com/2/oauth2/token",
    userUrl: "https://api.x.com/2/users/me",
    scope: "users.read tweet.read",
    clientAuth: "basic",
    subject: "data.id",
    name: "data.username",
    email: "data.email",
    emailVerified: "data.verified_email"
  },
  discord: {
    ...names,
    authorizationUrl: "https://discord.com/oauth2/authorize",
    tokenUrl: "https://discord.com/api/oauth2/token",
    userUrl: "https://discord.com/api/users/@me",
    scope: "identify email",
    clientAuth: "body",
    name: "username"
  },
  facebook: {
    ...names,
    authorizationUrl: "https://www.facebook.com/v23.0/dialog/oauth",
    tokenUrl: "https://graph.facebook.com/v23.0/oauth/access_token",
    userUrl: "https://graph.facebook.com/v23.0/me?fields=id,name",
    scope: "public_profile",
    clientAuth: "body"
  }
}
