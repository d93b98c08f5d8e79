import type { CaipNetworkId, SiwxData } from "@latchkey/core"
import { messageNamespaces } from "../MessageNamespace.ts"
import type { SiwxRefusal } from "../SiwxRefusal.ts"
import { checkMessage } from "./checkMessage.ts"
import { readCookie, writeCookie } from "./cookies.ts"
import { memoryStore } from "./memoryStore.ts"
import { readBody } from "./readBody.ts"
import { isSameSecret, randomHex } from "./secrets.ts"
import { isSameAccount, readAccount, readSessions, type Account, type KeptSession } from "./sessionRecord.ts"
import type { SiwxServerOptions } from "./SiwxServerOptions.ts"
import type { SiwxVerifier } from "./SiwxVerifier.ts"

/** Who is signed in. */
export interface SignedIn {
  readonly chainId: CaipNetworkId
  readonly address: string
  readonly expiresAt: Date
}

/** The server part of signing in. */
export interface SiwxServer {
  /**
   * Answers the requests of the plugin: nonce, verification, who is signed in, sign-out. Any other path gets 404. Rejects
   * only where the store does, or a package is missing that a signature needs.
   */
  readonly handle: (request: Request) => Promise<Response>
  /**
   * Who the request comes from: the account that the page is at, if it signed in. Undefined where it did not, has signed out, or
   * the sign-in has expired.
   */
  readonly session: (request: Request) => Promise<SignedIn | undefined>
}

const FRESHNESS = 600_000
const MAX_SESSIONS = 20
const DAY_SECONDS = 86_400

type Body = Readonly<Record<string, unknown>>

const statusOf: Readonly<Record<SiwxRefusal, number>> = {
  origin: 403,
  request: 400,
  message: 422,
  domain: 422,
  network: 422,
  expired: 422,
  nonce: 422,
  signature: 422
}

const answer = (body: object, status = 200, cookies: ReadonlyArray<string> = []): Response => {
  const response = Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" }
  })
  for (const cookie of cookies) response.headers.append("set-cookie", cookie)
  return response
}

const refuse = (error: SiwxRefusal): Response => answer({ error }, statusOf[error])

/** The server part for any server that answers a `Request` with a `Response`. Make one for the whole server. */
export const siwxServer = (options: SiwxServerOptions): SiwxServer => {
  const { path = "/siwx", chains, statement, readContract, framed = false, lifetime = DAY_SECONDS } = options
  const { now = Date.now } = options
  const origins = [options.origin].flat().map((origin) => new URL(origin).origin)
  const store = options.store ?? memoryStore({ now })
  const namespaces = [...messageNamespaces, ...(options.namespaces ?? [])]
  const verifiers: Readonly<Record<string, SiwxVerifier>> = {
    eip155: async (signed) => (await import("./verifyEip155.ts")).verifyEip155(signed, readContract),
    solana: async (signed) => (await import("./verifySolana.ts")).verifySolana(signed),
    bip122: async (signed) => (await import("./verifyBip122.ts")).verifyBip122(signed),
    polkadot: async (signed) => (await import("./verifyPolkadot.ts")).verifyPolkadot(signed),
    cosmos: async (signed) => (await import("./verifyCosmos.ts")).verifyCosmos(signed),
    ...options.verifiers
  }
  /** Whether a request is one of https: by the origin that it names, else by the host that it was sent to. */
  const isSecure = (request: Request) => {
    const named = request.headers.get("origin")
    const host = request.headers.get("host") ?? new URL(request.url).host
    const origin = origins.find((one) => one === named) ?? origins.find((one) => new URL(one).host === host)
    return (origin ?? origins.find((one) => one.startsWith("https:")) ?? "").startsWith("https:")
  }
  // The prefix keeps other hosts of the domain from setting it.
  const cookieName = (request: Request, name: string) => `${isSecure(request) ? "__Host-" : ""}siwx-${name}`
  const setCookie = (request: Request, name: string, value: string, seconds: number) => {
    const secure = isSecure(request)
    return writeCookie(cookieName(request, name), value, seconds, { secure, framed: framed && secure })
  }

  const sessionKey = (id: string) => `session:${id}`
  // Of its own, so that who asks about an account at the moment of a sign-out brings nothing back.
  const currentKey = (id: string) => `current:${id}`
  const idIn = (request: Request, name: string) => {
    const id = readCookie(request, cookieName(request, name))
    return id !== undefined && /^[\da-f]{64}$/.test(id) ? id : undefined
  }
  const recordOf = async (request: Request) => {
    const id = idIn(request, "session")
    return {
      id,
      sessions: readSessions(id === undefined ? undefined : await store.get(sessionKey(id)), now())
    }
  }
  const endOf = (sessions: ReadonlyArray<KeptSession>) =>
    Math.max(...sessions.map(({ expiresAt }) => expiresAt))
  const keep = (id: string, sessions: ReadonlyArray<KeptSession>) =>
    store.set(sessionKey(id), JSON.stringify({ sessions }), endOf(sessions))
  const keepCurrent = (id: string, { chainId, address }: Account, sessions: ReadonlyArray<KeptSession>) =>
    store.set(currentKey(id), JSON.stringify({ chainId, address }), endOf(sessions))

  const nonce = async (request: Request) => {
    const value = randomHex(16)
    const browser = idIn(request, "browser") ?? randomHex(32)
    const issued = now()
    await store.set(`nonce:${value}`, browser, issued + FRESHNESS)
    const dates = {
      issuedAt: new Date(issued).toISOString(),
      expirationTime: new Date(issued + lifetime * 1000).toISOString()
    }
    return answer({ nonce: value, ...dates }, 200, [setCookie(request, "browser", browser, FRESHNESS / 1000)])
  }

  const check = async ({
    message,
    signature
  }: Body): Promise<(SiwxData & { readonly signature: string }) | SiwxRefusal> => {
    if (typeof message !== "string" || typeof signature !== "string") return "request"
    const data = await checkMessage(message, {
      origins,
      chains,
      namespaces,
      statement,
      now: now(),
      freshness: FRESHNESS,
      lifetime: lifetime * 1000
    })
    if (typeof data === "string") return data
    const verify = verifiers[data.chainId.slice(0, data.chainId.indexOf(":"))]
    const holds = verify !== undefined && (await verify({ data, message, signature })) === true
    return holds ? { ...data, signature } : "signature"
  }

  const verify = async (request: Request, body: Body) => {
    const found = await check(body)
    if (typeof found === "string") return refuse(found)
    // Taken before anything else may fail: a nonce is good for one try with a signature that holds.
    const browser = await store.take(`nonce:${found.nonce}`)
    const mine = idIn(request, "browser")
    if (browser === undefined || mine === undefined || !isSameSecret(browser, mine)) return refuse("nonce")
    const account = { chainId: found.chainId, address: found.accountAddress }
    const kept: KeptSession = {
      ...account,
      message: body["message"] as string,
      signature: found.signature,
      expiresAt: Date.parse(found.expirationTime!)
    }
    // A new name at each sign-in: whoever knew the one before it gains nothing.
    const id = idIn(request, "session")
    const before = readSessions(id === undefined ? undefined : await store.take(sessionKey(id)), now())
    const fresh = randomHex(32)
    const others = before.filter((session) => !isSameAccount(session, account))
    const sessions = [kept, ...others].slice(0, MAX_SESSIONS)
    await keep(fresh, sessions)
    await keepCurrent(fresh, account, sessions)
    return answer({}, 200, [setCookie(request, "session", fresh, lifetime)])
  }

  const session = async (request: Request, { chainId, address }: Body) => {
    if (typeof chainId !== "string" || typeof address !== "string") return refuse("request")
    const { id, sessions } = await recordOf(request)
    if (id !== undefined && sessions.length > 0) await keepCurrent(id, { chainId, address }, sessions)
    const found = sessions.filter((kept) => isSameAccount(kept, { chainId, address }))
    return answer({ sessions: found.map(({ message, signature }) => ({ message, signature })) })
  }

  const signOut = async (request: Request, { chainId, address, keep: kept = [] }: Body) => {
    const isKept = (one: KeptSession) =>
      chainId === undefined
        ? Array.isArray(kept) && kept.some((other) => isSameAccount(Object(other), one))
        : !isSameAccount(one, { chainId, address })
    const id = idIn(request, "session")
    // Taken, and given back in part: of a sign-in and a sign-out at the same time, one sees what the other has left.
    const before = readSessions(id === undefined ? undefined : await store.take(sessionKey(id)), now())
    const sessions = before.filter(isKept)
    const left = {
      kept: sessions.map(({ chainId: on, address: owner }) => ({ chainId: on, address: owner }))
    }
    if (id === undefined) return answer(left)
    if (sessions.length > 0) {
      await keep(id, sessions)
      return answer(left)
    }
    await store.take(currentKey(id))
    return answer(left, 200, [setCookie(request, "session", "", 0)])
  }

  const routes: Readonly<Record<string, (request: Request, body: Body) => Promise<Response>>> = {
    nonce,
    verify,
    session,
    check: async (_, body) => {
      const found = await check(body)
      return typeof found === "string" ? refuse(found) : answer({})
    },
    "sign-out": signOut
  }

  return {
    handle: async (request) => {
      const { pathname } = new URL(request.url)
      const name = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : ""
      const route = Object.hasOwn(routes, name) ? routes[name] : undefined
      if (route === undefined) return answer({}, 404)
      if (request.method !== "POST") return answer({}, 405)
      // Another site's form or script may send a visitor's cookies: its origin gives it away.
      if (!origins.includes(request.headers.get("origin") ?? "")) return refuse("origin")
      const body = await readBody(request)
      return body === undefined ? refuse("request") : route(request, body)
    },
    session: async (request) => {
      const { id, sessions } = await recordOf(request)
      if (id === undefined || sessions.length === 0) return undefined
      const current = readAccount(await store.get(currentKey(id)))
      const found = sessions.find((kept) => isSameAccount(current, kept))
      return found === undefined
        ? undefined
        : {
            chainId: found.chainId as CaipNetworkId,
            address: found.address,
            expiresAt: new Date(found.expiresAt)
          }
    }
  }
}
