/** Where a provider of OAuth 2 is asked, and where its answer says who it is. All addresses are https, but on this machine. */
export interface OAuthEndpoints {
  readonly authorizationUrl: string
  readonly tokenUrl: string
  /** Asked with the access token who it is. */
  readonly userUrl: string
  readonly scope: string
  /** Whether the client's secret stands in the header or in the body of the request for a token. */
  readonly clientAuth: "basic" | "body"
  /** Fields of the answer, with dots between names: the one that never changes; a name; an address, and whether it is verified. */
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly emailVerified: string
}
