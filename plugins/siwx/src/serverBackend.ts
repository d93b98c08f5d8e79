import {
  attempt,
  parseCaipNetworkId,
  type Cancellable,
  type SiwxAccount,
  type SiwxSession
} from "@latchkey/core"

import { SiwxFailedError, SiwxSignatureInvalidError } from "@latchkey/core/effect"
import { ownerOf } from "./accounts.ts"
import { SiwxNetworkRefusedError, SiwxServerMissingError } from "./errors.ts"
import { formatMessage } from "./formatMessage.ts"
import { isField } from "./messageFields.ts"
import { messageNamespaces, type MessageNamespace } from "./MessageNamespace.ts"
import { parseMessage } from "./parseMessage.ts"
import type { SiwxBackend } from "./SiwxBackend.ts"
import type { SiwxRefusal } from "./SiwxRefusal.ts"

/** What a sign-in says of the page. */
export interface SigningPage {
  /** Host and port. */
  readonly domain: string
  /** Without query and fragment, which may hold secrets. */
  readonly uri: string
}

/** How `serverBackend` works. */
export interface ServerBackendOptions {
  /** Where the server part answers, without a slash at the end. */
  readonly url: string
  readonly page: () => SigningPage
  readonly statement?: string | undefined
  readonly resources?: ReadonlyArray<string> | undefined
  readonly namespaces?: ReadonlyArray<MessageNamespace> | undefined
  /** How requests are sent; with the page's own `fetch` by default. */
  readonly fetch?: typeof fetch
}

const MAX_ANSWER = 200_000

// What the server says of a sign-in, and not of itself.
const invalid: ReadonlyArray<unknown> = [
  "message",
  "signature",
  "nonce",
  "expired",
  "domain"
] satisfies ReadonlyArray<SiwxRefusal>

const read = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

/** The backend that talks to the server part: messages with the server's nonce and time, sign-ins kept over there. */
export const serverBackend = (options: ServerBackendOptions): SiwxBackend => {
  const { url, page, statement, resources, namespaces = [] } = options
  const known = [...messageNamespaces, ...namespaces]
  // Taken when it is called: what else is on the page may have replaced it.
  const send: typeof fetch = options.fetch ?? ((...request) => fetch(...request))

  const post = async (route: string, body: object, { signal }: Cancellable = {}) => {
    const response = await send(`${url}/${route}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      credentials: "same-origin",
      cache: "no-store",
      redirect: "error",
      ...(signal === undefined ? {} : { signal })
    })
    const text = await response.text()
    if (text.length > MAX_ANSWER) throw new SiwxFailedError("The answer is too long.")
    const answer: unknown = text === "" ? undefined : attempt((): unknown => JSON.parse(text))
    // A page's own server says of itself that there is no such page, or sends the app.
    if ((answer === undefined && text !== "") || (answer === undefined && response.status === 404)) {
      throw new SiwxServerMissingError({ url, status: response.status })
    }
    return { isDone: response.ok, status: response.status, answer }
  }
  const ask = async (route: string, body: object, cancellable?: Cancellable) => {
    const { isDone, status, answer } = await post(route, body, cancellable)
    if (!isDone) throw new SiwxFailedError(`The server answered ${status}.`)
    return answer
  }
  const offer = async (route: string, session: SiwxSession, cancellable?: Cancellable) => {
    const { message, signature, data } = session
    const { isDone, status, answer } = await post(route, { message, signature }, cancellable)
    if (isDone) return
    const refusal = read(answer, "error")
    if (refusal === "network") throw new SiwxNetworkRefusedError({ chainId: data.chainId })
    if (invalid.includes(refusal)) throw new SiwxSignatureInvalidError({ chainId: data.chainId })
    throw new SiwxFailedError(`The server answered ${status}.`)
  }
  const toSession = (kept: unknown): ReadonlyArray<SiwxSession> => {
    const [message, signature] = [read(kept, "message"), read(kept, "signature")]
    if (typeof message !== "string" || typeof signature !== "string") return []
    const data = parseMessage(message, known)
    return data === undefined ? [] : [{ data, message, signature }]
  }
  const nameOf = ({ chainId, address }: SiwxAccount) => ({ chainId, address })

  return {
    getRequired: () => true,
    createMessage: async ({ address, chainId, notBefore }, cancellable) => {
      parseCaipNetworkId(chainId)
      const given = await ask("nonce", {}, cancellable)
      const [nonce, issuedAt, expirationTime] = ["nonce", "issuedAt", "expirationTime"].map((key) =>
        read(given, key)
      )
      const isRight =
        typeof nonce === "string" &&
        isField.nonce(nonce) &&
        typeof issuedAt === "string" &&
        isField.date(issuedAt) &&
        typeof expirationTime === "string" &&
        isField.date(expirationTime)
      if (!isRight) throw new SiwxFailedError("The server gave no nonce.")
      const data = {
        ...page(),
        accountAddress: address,
        chainId,
        version: "1",
        nonce,
        issuedAt,
        expirationTime,
        notBefore: notBefore ?? issuedAt,
        ...(statement === undefined ? {} : { statement }),
        ...(resources === undefined ? {} : { resources })
      }
      // A wallet that fills in its own account writes the text itself.
      return { data, text: address === "" ? "" : formatMessage(data, known) }
    },
    addSession: (session, cancellable) => offer("verify", session, cancellable),
    verify: (session, cancellable) => offer("check", session, cancellable),
    getSessions: async (account, cancellable) => {
      const kept = read(await ask("session", nameOf(account), cancellable), "sessions")
      return Array.isArray(kept) ? kept.slice(0, 100).flatMap(toSession) : []
    },
    revokeSession: async (account, cancellable) => void (await ask("sign-out", nameOf(account), cancellable)),
    setSessions: async (sessions, cancellable) => {
      // Those that the server has it keeps: a nonce is good for one verification.
      const keep = sessions.map((session) => nameOf(ownerOf(session)))
      const answer = read(await ask("sign-out", { keep }, cancellable), "kept")
      const kept = Array.isArray(answer) ? answer : []
      const isKept = ({ chainId, address }: SiwxAccount) =>
        kept.some((one) => read(one, "chainId") === chainId && read(one, "address") === address)
      for (const session of sessions)
        if (!isKept(ownerOf(session))) await offer("verify", session, cancellable)
    }
  }
}
