import type { CaipNetworkId } from "@latchkey/core"
import type { SiwxRefusal } from "../SiwxRefusal.ts"
import { makeAllowance } from "./makeAllowance.ts"
import { makeCheck } from "./makeCheck.ts"
import { makeCookies } from "./makeCookies.ts"
import { makeNonces } from "./makeNonces.ts"
import { makeSessions } from "./makeSessions.ts"
import { memoryStore } from "./memoryStore.ts"
import { readBody } from "./readBody.ts"
import { randomHex } from "./secrets.ts"
import { isSameAccount, type KeptSession } from "./sessionRecord.ts"
import type { SiwxServerOptions } from "./SiwxServerOptions.ts"

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
const CHECKS_A_MINUTE = 60
const SECRET_LENGTH = 32

type Body = Readonly<Record<string, unknown>>

const statusOf: Readonly<Record<SiwxRefusal, number>> = {
  origin: 403,
  request: 400,
  message: 422,
  domain: 422,
  network: 422,
  expired: 422,
  nonce: 422,
  signature: 422,
  "too-many": 429,
  busy: 503
}

// How long a client does well to wait, in seconds.
const waits: Partial<Readonly<Record<SiwxRefusal, number>>> = { "too-many": 60, busy: 5 }

const answer = (body: object, status = 200, cookies: ReadonlyArray<string> = []): Response => {
  const response = Response.json(body, {
    status,
    headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" }
  })
  for (const cookie of cookies) response.headers.append("set-cookie", cookie)
  return response
}

const refuse = (error: SiwxRefusal): Response => {
  const response = answer({ error }, statusOf[error])
  const wait = waits[error]
  if (wait !== undefined) response.headers.set("retry-after", String(wait))
  return response
}

/** The server part for any server that answers a `Request` with a `Response`. Make one for the whole server. */
export const siwxServer = (options: SiwxServerOptions): SiwxServer => {
  const { path = "/siwx", framed = false, lifetime = DAY_SECONDS, now = Date.now } = options
  const { clientOf = () => "" } = options
  const origins = [options.origin].flat().map((origin) => new URL(origin).origin)
  const { secret, store = memoryStore({ now }) } = options
  if (secret !== undefined && secret.length < SECRET_LENGTH)
    throw new TypeError(`The secret of sign-ins has fewer than ${SECRET_LENGTH} characters.`)
  const nonces = makeNonces({ store, secret, lifetime: FRESHNESS, now })
  const allowance = makeAllowance(CHECKS_A_MINUTE, now)
  const timing = { freshness: FRESHNESS, lifetime: lifetime * 1000, now }
  const checkOffered = makeCheck({ options, origins, nonces, allowance, ...timing })
  const cookies = makeCookies(origins, framed)
  const sessions = makeSessions(store, now)

  const nonce = async (request: Request) => {
    const browser = cookies.read(request, "browser") ?? randomHex(32)
    const issued = now()
    const dates = {
      issuedAt: new Date(issued).toISOString(),
      expirationTime: new Date(issued + lifetime * 1000).toISOString()
    }
    const cookie = cookies.write(request, "browser", browser, FRESHNESS / 1000)
    return answer({ nonce: await nonces.make(browser), ...dates }, 200, [cookie])
  }

  const check = (request: Request, { message, signature }: Body) =>
    checkOffered({ message, signature, browser: cookies.read(request, "browser"), client: clientOf(request) })

  const verify = async (request: Request, body: Body) => {
    const found = await check(request, body)
    if (typeof found === "string") return refuse(found)
    const { data, message, signature } = found
    // Used up before anything else may fail: a nonce is good for one try with a signature that holds.
    if (!(await nonces.use(data.nonce))) return refuse("nonce")
    const account = { chainId: data.chainId, address: data.accountAddress }
    const kept: KeptSession = {
      ...account,
      message,
      signature,
      expiresAt: Date.parse(data.expirationTime!)
    }
    // A new name at each sign-in: whoever knew the one before it gains nothing.
    const before = await sessions.take(cookies.read(request, "session"))
    const fresh = randomHex(32)
    const others = before.filter((session) => !isSameAccount(session, account))
    const all = [kept, ...others].slice(0, MAX_SESSIONS)
    await sessions.keep(fresh, all)
    await sessions.setCurrent(fresh, account, all)
    return answer({}, 200, [cookies.write(request, "session", fresh, lifetime)])
  }

  const session = async (request: Request, { chainId, address }: Body) => {
    if (typeof chainId !== "string" || typeof address !== "string") return refuse("request")
    const id = cookies.read(request, "session")
    const all = await sessions.of(id)
    if (id !== undefined && all.length > 0) await sessions.setCurrent(id, { chainId, address }, all)
    const found = all.filter((kept) => isSameAccount(kept, { chainId, address }))
    return answer({ sessions: found.map(({ message, signature }) => ({ message, signature })) })
  }

  const signOut = async (request: Request, { chainId, address, keep: kept = [] }: Body) => {
    const isKept = (one: KeptSession) =>
      chainId === undefined
        ? Array.isArray(kept) && kept.some((other) => isSameAccount(Object(other), one))
        : !isSameAccount(one, { chainId, address })
    const id = cookies.read(request, "session")
    const left = (await sessions.take(id)).filter(isKept)
    const told = { kept: left.map(({ chainId: on, address: owner }) => ({ chainId: on, address: owner })) }
    if (id === undefined) return answer(told)
    if (left.length > 0) {
      await sessions.keep(id, left)
      return answer(told)
    }
    await sessions.forgetCurrent(id)
    return answer(told, 200, [cookies.write(request, "session", "", 0)])
  }

  const routes: Readonly<Record<string, (request: Request, body: Body) => Promise<Response>>> = {
    nonce,
    verify,
    session,
    check: async (request, body) => {
      const found = await check(request, body)
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
      const id = cookies.read(request, "session")
      const all = await sessions.of(id)
      if (id === undefined || all.length === 0) return undefined
      const current = await sessions.current(id)
      const found = all.find((kept) => isSameAccount(current, kept))
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
