import { randomUUID } from "node:crypto"
import type { Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { recoverMessageAddress } from "viem/utils"
import { isAddress } from "../chain/ChainRecord.ts"
import type { Project } from "../Configuration.ts"
import { makeLimiter } from "../makeLimiter.ts"
import { refuse } from "../refuse.ts"
import { makeKey, publicKeyOf } from "./makeKey.ts"
import type { SessionStore } from "./SessionStore.ts"

const MAX_BODY = 50_000
const MAX_PERMISSIONS = 20
const MAX_CONTEXT = 20_000
const MAX_LISTED = 200
// What a client may have kept, in bytes: so much at once, and so much a minute after that. A session that is begun counts as a few hundred.
const KEPT_AT_ONCE = 200_000
const KEPT_A_MINUTE = 5_000
const BEGUN_BYTES = 500

/** What the routes of sessions are made of. */
export interface SessionParts {
  readonly sessions: SessionStore
  readonly projectOf: (id: unknown) => Project | undefined
  /** Tells clients apart, for the limits. */
  readonly clientOf: (context: Context) => string
  /** Epoch milliseconds. */
  readonly now: () => number
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isHex = (value: unknown, most: number): value is `0x${string}` =>
  typeof value === "string" && value.length <= most && /^0x[0-9a-f]+$/i.test(value)

/** The public keys of a request's signer, in lower case. */
const keysIn = (signer: unknown): ReadonlyArray<string> => {
  const data = isObject(signer) && signer["type"] === "keys" ? signer["data"] : undefined
  const keys = isObject(data) ? data["keys"] : undefined
  return Array.isArray(keys) && keys.length <= MAX_PERMISSIONS
    ? keys.flatMap((key: unknown) =>
        isObject(key) && isHex(key["publicKey"], 132) ? [key["publicKey"].toLowerCase()] : []
      )
    : []
}

const isList = (value: unknown, least: number): value is ReadonlyArray<Json> =>
  Array.isArray(value) &&
  value.length >= least &&
  value.length <= MAX_PERMISSIONS &&
  value.every((entry) => isObject(entry) && typeof entry["type"] === "string")

/** Adds the sessions in which projects act for accounts, with a key of this server beside theirs. */
export const sessionRoutes = (app: Hono, { sessions, projectOf, clientOf, now }: SessionParts): void => {
  const allow = makeLimiter(KEPT_A_MINUTE, KEPT_AT_ONCE)
  /** Nobody proves that an account is theirs before a session of it is kept: so each client has its room. */
  const refused = (context: Context, bytes: number): Response | undefined => {
    const verdict = allow(clientOf(context), now(), bytes)
    if ("allowed" in verdict) return undefined
    context.header("retry-after", String(verdict.retryAfter))
    return refuse(context, 429, "", "Too many sessions")
  }
  const limited = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => refuse(context, 413, "", `At most ${MAX_BODY} bytes`)
  })
  const seconds = () => Math.floor(now() / 1_000)

  /** The account of the path, the project and the body. */
  const readCall = async (context: Context, hasBody = true) => {
    const project = projectOf(context.req.query("projectId"))
    if (project === undefined) return refuse(context, 401, "projectId", "There is no such project")
    const account = (context.req.param("address") ?? "").toLowerCase()
    const address = /^eip155:[1-9]\d{0,15}:(.*)$/.exec(account)?.[1]
    if (!isAddress(address)) return refuse(context, 400, "address", "It is no CAIP-10 id of an account")
    const body = hasBody ? ((await context.req.json().catch(() => undefined)) as unknown) : {}
    if (!isObject(body)) return refuse(context, 400, "", "The body is no object")
    context.header("cache-control", "no-store")
    return { project, account, address, body }
  }

  /** What is granted, by a body; text where that is nothing. */
  const readGrant = (body: Json) => {
    const { expiry, permissions, policies = [] } = body
    if (typeof expiry !== "number" || !Number.isSafeInteger(expiry) || expiry <= seconds()) return "expiry"
    if (!isList(permissions, 1)) return "permissions"
    return isList(policies, 0) ? { expiry, permissions, policies } : "policies"
  }

  app.post("/v1/sessions/:address", limited, async (context) => {
    const call = await readCall(context)
    if (call instanceof Response) return call
    const grant = readGrant(call.body)
    if (typeof grant === "string") return refuse(context, 400, grant, "It cannot be granted")
    if (keysIn(call.body["signer"]).length === 0) return refuse(context, 400, "signer", "It has no keys")
    const full = refused(context, BEGUN_BYTES)
    if (full !== undefined) return full
    const [pci, privateKey] = [randomUUID(), makeKey()]
    // What it may is kept once it was granted: until then anybody could have begun it.
    await sessions.begin({
      expiry: grant.expiry,
      permissions: [],
      policies: [],
      client: clientOf(context),
      pci,
      account: call.account,
      project: call.project.id,
      privateKey,
      createdAt: seconds()
    })
    return context.json({ pci, key: { type: "secp256k1", publicKey: publicKeyOf(privateKey) } })
  })

  app.post("/v1/sessions/:address/activate", limited, async (context) => {
    const call = await readCall(context)
    if (call instanceof Response) return call
    const { account, body, project } = call
    const { pci, context: name } = body
    if (!isHex(name, MAX_CONTEXT)) return refuse(context, 400, "context", "It is no context")
    const grant = readGrant(body)
    if (typeof grant === "string") return refuse(context, 400, grant, "It cannot be granted")
    const begun = typeof pci === "string" ? await sessions.find(account, pci) : undefined
    if (begun === undefined || begun.project !== project.id)
      return refuse(context, 404, "pci", "There is no such session")
    if (!keysIn(body["signer"]).includes(publicKeyOf(begun.privateKey)))
      return refuse(context, 400, "signer", "It lacks this server's key")
    if (grant.expiry > begun.expiry) return refuse(context, 400, "expiry", "It is later than was begun")
    const full = refused(context, JSON.stringify([grant, name]).length)
    if (full !== undefined) return full
    return (await sessions.activate(account, begun.pci, { ...grant, context: name }))
      ? context.json({ success: true })
      : refuse(context, 400, "pci", "It was activated before")
  })

  app.post("/v1/sessions/:address/revoke", limited, async (context) => {
    const call = await readCall(context)
    if (call instanceof Response) return call
    const { account, address, body } = call
    const { pci, signature } = body
    const begun = typeof pci === "string" ? await sessions.find(account, pci) : undefined
    if (begun === undefined) return refuse(context, 404, "pci", "There is no such session")
    // Anybody can read which sessions there are: only the account ends them.
    const signer = isHex(signature, 1_000)
      ? await recoverMessageAddress({ message: begun.pci, signature }).catch(() => undefined)
      : undefined
    if (signer?.toLowerCase() !== address)
      return refuse(context, 400, "signature", "It is not the account's over the session's id")
    return (await sessions.revoke(account, begun.pci, seconds()))
      ? context.json({ success: true })
      : refuse(context, 404, "pci", "There is no such session")
  })

  app.get("/v1/sessions/:address", async (context) => {
    const call = await readCall(context, false)
    if (call instanceof Response) return call
    const list = await sessions.list(call.account, MAX_LISTED, seconds())
    return context.json({
      pcis: list.map(
        ({ pci, project, createdAt, expiry, permissions, policies, context: name, revokedAt }) => ({
          project: { id: project, name: project },
          pci,
          expiry,
          createdAt,
          permissions,
          policies,
          context: name,
          ...(revokedAt === undefined ? {} : { revokedAt })
        })
      )
    })
  })
}
