import { randomBytes } from "node:crypto"
import type { AddressInfo } from "node:net"
import { createServer } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import { openActivity } from "./activity/openActivity.ts"
import { evmChain } from "./chain/evmChain.ts"
import { makeClientOf } from "./clientOf.ts"
import type { Configuration, Secrets } from "./Configuration.ts"
import { openNames } from "./names/openNames.ts"
import { makeApp } from "./makeApp.ts"
import { openIndex } from "./openIndex.ts"
import { makeSealing } from "./sessions/makeSealing.ts"
import { openSessions } from "./sessions/openSessions.ts"
import { sealedSessions } from "./sessions/sealedSessions.ts"
import { solanaChain } from "./solana/solanaChain.ts"

/** Where a server listens and keeps its index. */
export interface CloudServerOptions {
  readonly configuration: Configuration
  /** 8788 by default; 0 for a free one. */
  readonly port?: number
  /** `127.0.0.1` by default: put a proxy with TLS before it. */
  readonly host?: string
  /**
   * File of the SQLite database; in memory by default. The catalogue in it is written anew at each start, what was read of chains
   * stays. Or the URL of a Postgres database, `postgres://user:password@host:port/name`, which several servers of one catalogue
   * share.
   */
  readonly database?: string
  /**
   * Take clients' addresses from the last entry of `X-Forwarded-For`, whoever connects: where nobody reaches this server past the proxy.
   */
  readonly trustProxy?: boolean
  /**
   * Addresses and ranges of the proxies before this server (`10.0.0.0/8`, `::1`), in the place of `trustProxy`: what they write into
   * `X-Forwarded-For` is believed, and nobody else is.
   */
  readonly proxies?: ReadonlyArray<string>
}

/** A running server. */
export interface CloudServer {
  /** Base of all routes, without a slash at the end. */
  readonly url: string
  /** Ends it; may be called twice. */
  readonly stop: () => Promise<void>
}

const TIMEOUT = 10_000
const SECRET_BYTES = 32

/**
 * Starts a server. Fails: rejects where the port is taken, the database cannot be reached or written, or has keys that were sealed with
 * another secret (`ConfigurationError`).
 */
export const startCloud = async ({
  configuration,
  port = 8788,
  host = "127.0.0.1",
  database,
  trustProxy = false,
  proxies = []
}: CloudServerOptions): Promise<CloudServer> => {
  const tellClient = makeClientOf({ trustProxy, proxies })
  const wallets = await openIndex(configuration.wallets, database)
  const parts: Array<{ readonly close: () => Promise<void> }> = [wallets]
  const closedOnFailure = async <A>(promise: Promise<A>): Promise<A> => {
    try {
      return await promise
    } catch (error) {
      await Promise.all(parts.map((part) => part.close()))
      throw error
    }
  }
  const opened = async <A extends { readonly close: () => Promise<void> }>(
    opening: Promise<A>
  ): Promise<A> => {
    const part = await closedOnFailure(opening)
    parts.push(part)
    return part
  }
  const activity = await opened(openActivity(database))
  // What is in memory is gone with the secret that sealed it.
  const secrets: Secrets | undefined =
    configuration.secrets ?? (database === undefined ? [randomBytes(SECRET_BYTES)] : undefined)
  const sessions =
    secrets === undefined
      ? undefined
      : await opened(openSessions(database)).then((store) =>
          closedOnFailure(sealedSessions(store, makeSealing(secrets)))
        )
  const names = configuration.names && (await opened(openNames(database)))
  const chains = configuration.chains.map((record) =>
    record.id.startsWith("solana:") ? solanaChain(record, activity) : evmChain(record, activity)
  )
  const close = async () => {
    await Promise.all(chains.map(async ({ followed }) => followed?.stop()))
    await Promise.all(parts.map((part) => part.close()))
  }
  const app = makeApp({
    configuration,
    wallets,
    activity,
    ...(sessions === undefined ? {} : { sessions }),
    ...(names === undefined ? {} : { names }),
    chains,
    clientOf: (context) =>
      tellClient(
        (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? "unknown",
        context.req.header("x-forwarded-for")
      )
  })
  const listener = getRequestListener(app.fetch)
  const server = createServer(
    { requestTimeout: TIMEOUT, headersTimeout: TIMEOUT },
    (incoming, outgoing) => void listener(incoming, outgoing)
  )
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    await close()
    throw error
  }
  let stopped: Promise<void> | undefined
  const { address, port: chosen, family } = server.address() as AddressInfo
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`,
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => void close().finally(resolve))
        server.closeAllConnections()
      }))
  }
}
