import type { AddressInfo } from "node:net"
import { createServer } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
import { makeTokenFacts } from "./account/makeTokenFacts.ts"
import type { ServedChain } from "./account/ServedChain.ts"
import { openActivity } from "./activity/openActivity.ts"
import { followChain } from "./chain/followChain.ts"
import { makeNode } from "./chain/makeNode.ts"
import type { Configuration } from "./Configuration.ts"
import { makeApp } from "./makeApp.ts"
import { openIndex } from "./openIndex.ts"

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
  /** Take clients' addresses from the last entry of `X-Forwarded-For`, as a proxy before this server writes it. */
  readonly trustProxy?: boolean
}

/** A running server. */
export interface CloudServer {
  /** Base of all routes, without a slash at the end. */
  readonly url: string
  /** Ends it; may be called twice. */
  readonly stop: () => Promise<void>
}

const TIMEOUT = 10_000

const clientOf =
  (trustProxy: boolean) =>
  (context: Context): string => {
    const forwarded = trustProxy
      ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
      : undefined
    return forwarded ?? (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? "unknown"
  }

/** Starts a server. Fails: rejects where the port is taken, or the database cannot be reached or written. */
export const startCloud = async ({
  configuration,
  port = 8788,
  host = "127.0.0.1",
  database,
  trustProxy = false
}: CloudServerOptions): Promise<CloudServer> => {
  const wallets = await openIndex(configuration.wallets, database)
  const activity = await openActivity(database).catch(async (error: unknown) => {
    await wallets.close()
    throw error
  })
  const chains = configuration.chains.map((record): ServedChain => {
    const node = makeNode(record.rpcUrl)
    return {
      record,
      node,
      followed: followChain(record, node, activity),
      factsOf: makeTokenFacts(node, Date.now)
    }
  })
  const close = async () => {
    await Promise.all(chains.map(({ followed }) => followed.stop()))
    await Promise.all([wallets.close(), activity.close()])
  }
  const app = makeApp({ configuration, wallets, activity, chains, clientOf: clientOf(trustProxy) })
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
