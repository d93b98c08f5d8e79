import type { AddressInfo } from "node:net"
import { createServer } from "node:http"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import type { Context } from "hono"
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
   * File of the SQLite database, written anew at each start; in memory by default. Or the URL of a Postgres database,
   * `postgres://user:password@host:port/name`, which several servers of one catalogue share.
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
  const app = makeApp({ configuration, wallets, clientOf: clientOf(trustProxy) })
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
    await wallets.close()
    throw error
  }
  let stopped: Promise<void> | undefined
  const { address, port: chosen, family } = server.address() as AddressInfo
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`,
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => void wallets.close().finally(resolve))
        server.closeAllConnections()
      }))
  }
}
