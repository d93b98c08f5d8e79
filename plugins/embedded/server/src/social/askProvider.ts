import { Buffer } from "node:buffer"
import { Refusal } from "../Refusal.ts"

const TIMEOUT = 10_000
const MAX_ANSWER = 100_000

/** An object that a provider answered with; nothing of it is checked. */
export type Json = Readonly<Record<string, unknown>>

/** That a provider does not answer, or with nothing that can be believed. */
export const failed = (): Refusal =>
  new Refusal(502, "provider-failed", "The provider does not answer. Try again.")

/** Asks a provider for an object, in ten seconds at most. Fails: `Refusal`. */
export const askProvider = async (url: string, init: RequestInit = {}): Promise<Json> => {
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

/** What a client sends to change a code for tokens, with its name and secret in the header or in the body. */
export const tokenRequest = (
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
  clientAuth: "basic" | "body",
  body: Readonly<Record<string, string>>
): RequestInit => {
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString(
    "base64"
  )
  return {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      ...(clientAuth === "basic" ? { authorization: `Basic ${basic}` } : {})
    },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      ...body,
      ...(clientAuth === "basic" ? {} : { client_id: clientId, client_secret: clientSecret })
    }).toString()
  }
}
