import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { getRequestListener, type HttpBindings } from "@hono/node-server"
import { makeClientOf } from "./clientOf.ts"
import type { Configuration } from "./Configuration.ts"
import { readFrameFiles, type FrameFiles } from "./frame/FrameFiles.ts"
import { smtpMailer } from "./mail/smtpMailer.ts"
import { makeApp } from "./makeApp.ts"
import { makeSecrets } from "./secrets.ts"
import { makeService } from "./Service.ts"
import { openDatabase } from "./store/openDatabase.ts"

/** Where a server listens and keeps what it knows. */
export interface EmbeddedServerOptions {
  readonly configuration: Configuration
  /** 8789 by default; 0 for a free one. */
  readonly port?: number
  /** `127.0.0.1` by default: put a proxy with TLS before it. */
  readonly host?: string
  /** Base of all routes as visitors reach it, without a slash at the end; where it listens by default. */
  readonly publicUrl?: string
  /** File of the SQLite database, or the URL of a Postgres one that several servers share; in memory by default. */
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
  /** The files of the frame's page; those that come with the package by default. */
  readonly files?: FrameFiles
  /** Epoch milliseconds; the clock's by default. */
  readonly now?: () => number
}

/** A running server. */
export interface EmbeddedServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string
  /** The files of the frame's page that it serves. */
  readonly files: FrameFiles
  /** Ends it; may be called twice. */
  readonly stop: () => Promise<void>
}

const TIMEOUT = 10_000
const SWEEP = 600_000

/**
 * Starts a server. Fails: rejects where the port is taken, the database cannot be reached or written, or was written with
 * another secret (`ConfigurationError`).
 */
export const startEmbedded = async ({
  configuration,
  port = 8789,
  host = "127.0.0.1",
  publicUrl,
  database: where,
  trustProxy = false,
  proxies = [],
  files = readFrameFiles(path.join(import.meta.dirname, "frame-page")),
  now = Date.now
}: EmbeddedServerOptions): Promise<EmbeddedServer> => {
  const tellClient = makeClientOf({ trustProxy, proxies })
  const secrets = makeSecrets(configuration.secrets)
  const database = await openDatabase(secrets, where)
  const mailer = smtpMailer(configuration.mail)
  const at = { url: "" }
  const baseUrl = () => publicUrl ?? at.url
  const service = makeService(configuration, secrets, database, mailer, baseUrl)
  const app = makeApp({
    configuration,
    service,
    files,
    publicUrl: baseUrl,
    clientOf: (context) =>
      tellClient(
        (context.env as Partial<HttpBindings>).incoming?.socket.remoteAddress ?? "unknown",
        context.req.header("x-forwarded-for")
      ),
    now
  })
  const listener = getRequestListener(app.fetch)
  const server = createServer(
    { requestTimeout: TIMEOUT, headersTimeout: TIMEOUT },
    (incoming, outgoing) => void listener(incoming, outgoing)
  )
  const sweeping = setInterval(() => {
    service
      .sweep(now())
      .catch((error: unknown) => console.error("What is over could not be forgotten:", error))
    service.startOver
      .remind(now())
      .catch((error: unknown) => console.error("Mails of the day could not be sent:", error))
  }, SWEEP).unref()
  const close = async () => {
    clearInterval(sweeping)
    mailer.close()
    await database.close()
  }
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject)
      server.listen(port, host, resolve)
    })
  } catch (error) {
    await close()
    throw error
  }
  const { address, port: chosen, family } = server.address() as AddressInfo
  at.url = `http://${family === "IPv6" ? `[${address}]` : address}:${chosen}`
  let stopped: Promise<void> | undefined
  return {
    url: at.url,
    files,
    stop: () =>
      (stopped ??= new Promise((resolve) => {
        server.close(() => void close().finally(resolve))
        server.closeAllConnections()
      }))
  }
}
