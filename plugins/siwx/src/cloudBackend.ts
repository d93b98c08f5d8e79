import { parseCaipNetworkId, type Cancellable, type SiwxAccount, type Storage } from "@latchkey/core"
import { SiwxFailedError, SiwxSignatureInvalidError } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { ownerOf } from "./accounts.ts"
import { formatMessage } from "./formatMessage.ts"
import { isField } from "./messageFields.ts"
import { messageNamespaces, type MessageNamespace } from "./MessageNamespace.ts"
import type { SigningPage } from "./serverBackend.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"
import type { SiwxCloudOptions } from "./SiwxCloudOptions.ts"

/** What the backend of a service works with. */
export interface CloudBackendOptions extends SiwxCloudOptions {
  readonly page: () => SigningPage
  /** Keeps who is signed in over reloads. */
  readonly storage: Pick<Storage, "get" | "set" | "remove">
  readonly statement?: string | undefined
  readonly resources?: ReadonlyArray<string> | undefined
  readonly namespaces?: ReadonlyArray<MessageNamespace> | undefined
  /** How requests are sent; with the page's own `fetch` by default. */
  readonly fetch?: typeof fetch
  readonly now?: () => number
}

const TOKEN = "siwx.token"
const SDK_VERSION = "latchkey-0.1.0"
const DAY = 86_400_000
const MAX_ANSWER = 200_000
const MAX_TOKEN = 8_000

/** A token as it may stand in a header; undefined for anything else. */
const decodeToken = (told: unknown): string | undefined =>
  typeof told === "string" && told.length <= MAX_TOKEN && /^[\w.~+/=-]+$/.test(told) ? told : undefined

const isSame = (told: unknown, { address, chainId }: SiwxAccount): boolean => {
  const who = readField(told, "address")
  const where = readField(told, "caip2Network") ?? readField(told, "chainId")
  const { namespace, reference } = parseCaipNetworkId(chainId)
  const isThere = where === chainId || (namespace === "eip155" && String(where) === reference)
  if (!isThere || typeof who !== "string") return false
  return namespace === "eip155" ? who.toLowerCase() === address.toLowerCase() : who === address
}

/**
 * The backend that talks to a service which keeps sign-ins of many sites. It gives a token to the page, which says at each request who
 * is signed in: whoever can run scripts on the page can read it, so that the server part of this package is the better one to have.
 */
export const cloudBackend = (options: CloudBackendOptions): SiwxBackend => {
  const { url, projectId, lifetime = DAY, page, storage, statement, resources, namespaces = [] } = options
  const { now = Date.now } = options
  const known = [...messageNamespaces, ...namespaces]
  // Taken when it is called: what else is on the page may have replaced it.
  const send: typeof fetch = options.fetch ?? ((...request) => fetch(...request))
  const query = new URLSearchParams({ projectId, st: "latchkey", sv: SDK_VERSION })
  /** What came with the nonces that were given, by nonce. */
  const nonceTokens = new Map<string, string>()

  const ask = async (
    route: string,
    {
      method = "GET",
      headers = {},
      body
    }: { method?: string; headers?: Record<string, string>; body?: object },
    { signal }: Cancellable = {}
  ) => {
    const response = await send(`${url.replace(/\/$/, "")}/${route}?${query}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      ...(signal === undefined ? {} : { signal })
    })
    const text = await response.text()
    if (text.length > MAX_ANSWER) throw new SiwxFailedError("The answer is too long.")
    return { status: response.status, isDone: response.ok, text }
  }
  const parsed = ({ status, isDone, text }: Awaited<ReturnType<typeof ask>>): unknown => {
    if (!isDone) throw new SiwxFailedError(`The service answered ${status}.`)
    return JSON.parse(text)
  }
  const authorized = () => {
    const token = decodeToken(storage.get(TOKEN))
    return token === undefined ? undefined : { authorization: `Bearer ${token}` }
  }

  const getSessions: SiwxBackend["getSessions"] = async (account, cancellable) => {
    const headers = authorized()
    if (headers === undefined) return []
    const answer = await ask("me", { headers }, cancellable)
    if (answer.status === 401 || answer.status === 403) {
      storage.remove(TOKEN)
      return []
    }
    const { address: accountAddress, chainId } = account
    const data = { accountAddress, chainId, domain: "", uri: "", version: "1", nonce: "" }
    return isSame(parsed(answer), account) ? [{ data, message: "", signature: "" }] : []
  }
  const signOut = async (cancellable?: Cancellable) => {
    const headers = authorized()
    if (headers === undefined) return
    const { status, isDone } = await ask("sign-out", { method: "POST", headers }, cancellable)
    // Kept where the service has not heard it: it is told again.
    if (!isDone && status !== 401) throw new SiwxFailedError(`The service answered ${status}.`)
    storage.remove(TOKEN)
  }
  const addSession: SiwxBackend["addSession"] = async ({ data, message, signature }, cancellable) => {
    const token = nonceTokens.get(data.nonce)
    nonceTokens.delete(data.nonce)
    const { status, isDone, text } = await ask(
      "authenticate",
      {
        method: "POST",
        headers: token === undefined ? {} : { "x-nonce-jwt": `Bearer ${token}` },
        body: { data, message, signature, clientId: null, walletInfo: { type: "unknown" } }
      },
      cancellable
    )
    if (!isDone) {
      if (status >= 500 || status === 429) throw new SiwxFailedError(`The service answered ${status}.`)
      throw new SiwxSignatureInvalidError({ chainId: data.chainId })
    }
    const given = decodeToken(readField(JSON.parse(text), "token"))
    if (given === undefined) throw new SiwxFailedError("The service gave no token.")
    storage.set(TOKEN, given)
  }

  return {
    getRequired: () => true,
    createMessage: async ({ address, chainId, notBefore }, cancellable) => {
      parseCaipNetworkId(chainId)
      const given = parsed(await ask("nonce", {}, cancellable))
      const [nonce, token] = [readField(given, "nonce"), decodeToken(readField(given, "token"))]
      if (typeof nonce !== "string" || !isField.nonce(nonce))
        throw new SiwxFailedError("The service gave no nonce.")
      if (token !== undefined) nonceTokens.set(nonce, token)
      const issuedAt = new Date(now()).toISOString()
      const data = {
        ...page(),
        accountAddress: address,
        chainId,
        version: "1",
        nonce,
        issuedAt,
        expirationTime: new Date(now() + lifetime).toISOString(),
        notBefore: notBefore ?? issuedAt,
        ...(statement === undefined ? {} : { statement }),
        ...(resources === undefined ? {} : { resources })
      }
      return { data, text: address === "" ? "" : formatMessage(data, known) }
    },
    addSession,
    getSessions,
    revokeSession: async (account, cancellable) => {
      if ((await getSessions(account, cancellable)).length > 0) await signOut(cancellable)
    },
    setSessions: async (sessions, cancellable) => {
      for (const session of sessions)
        if ((await getSessions(ownerOf(session), cancellable)).length > 0) return
      await signOut(cancellable)
    }
  }
}
