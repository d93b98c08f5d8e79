import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { html } from "hono/html"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"

/** A mail that came by SMTP. */
export interface ReceivedMail {
  readonly to: ReadonlyArray<string>
  readonly from: string
  readonly subject: string
  readonly text: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** A mail server that keeps what it is sent, and shows it. */
export interface Inbox {
  /** Where mails are sent to. */
  readonly smtp: string
  /** `/` shows the mails; `/mails?to=ada@example.org` gives them as JSON, the newest last. */
  readonly url: string
  readonly mails: (to?: string) => ReadonlyArray<ReceivedMail>
  /** The next mail to an address, or the last one that nobody took yet. */
  readonly take: (to: string) => Promise<ReceivedMail>
  /** Refuses mails, or takes them again. */
  readonly refuse: (isRefusing: boolean) => void
  stop(): Promise<void>
}

const MAX_MAILS = 500

const readAll = async (stream: AsyncIterable<Uint8Array>) => {
  const parts: Array<Uint8Array> = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const page = (mails: ReadonlyArray<ReceivedMail>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="refresh" content="2" />
        <title>Inbox</title>
      </head>
      <body>
        <h1>Inbox</h1>
        ${mails.toReversed().map(
          ({ to, subject, text, at }) =>
            html`<article>
              <h2>${subject}</h2>
              <p>To ${to.join(", ")}, ${new Date(at).toISOString()}</p>
              <pre>${text}</pre>
              ${(text.match(/https?:\/\/\S+/g) ?? []).map(
                (link) => html`<p><a href="${link}">Open the link</a></p>`
              )}
            </article>`
        )}
      </body>
    </html>`

/** Starts a mail server on 127.0.0.1; `port` is that of its page, a free one when absent. Fails: rejects where it is taken. */
export const startInbox = async (port = 0): Promise<Inbox> => {
  const mails: Array<ReceivedMail> = []
  const untaken: Array<ReceivedMail> = []
  const waiting: Array<{ readonly to: string; readonly give: (mail: ReceivedMail) => void }> = []
  const state = { isRefusing: false }

  const deliver = (mail: ReceivedMail) => {
    mails.push(mail)
    if (mails.length > MAX_MAILS) mails.shift()
    const index = waiting.findIndex(({ to }) => mail.to.includes(to))
    if (index < 0) untaken.push(mail)
    else waiting.splice(index, 1)[0]!.give(mail)
  }
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo: (_, __, done) => done(state.isRefusing ? new Error("Mailbox unavailable") : undefined),
    onData: (stream, session, done) => {
      const read = async (): Promise<Error | undefined> => {
        try {
          const { from, subject = "", text = "" } = await PostalMime.parse(await readAll(stream))
          const to = session.envelope.rcptTo.map(({ address }) => address)
          deliver({ to, from: from?.address ?? "", subject, text, at: Date.now() })
          return undefined
        } catch (error) {
          return error as Error
        }
      }
      void (async () => done(await read()))()
    }
  })
  const smtpServer = smtp.listen(0, "127.0.0.1")
  const of = (to?: string) => (to === undefined ? mails : mails.filter((mail) => mail.to.includes(to)))
  const answer = async (url: URL) =>
    url.pathname === "/mails"
      ? { type: "application/json", body: JSON.stringify(of(url.searchParams.get("to") ?? undefined)) }
      : { type: "text/html; charset=utf-8", body: String(await page(mails)) }
  const http = createServer((request, response) => {
    void answer(new URL(request.url ?? "/", "http://inbox")).then(({ type, body }) =>
      response
        .writeHead(200, {
          "content-type": type,
          "access-control-allow-origin": "*",
          "content-security-policy": "default-src 'none'"
        })
        .end(body)
    )
  })
  try {
    await new Promise<void>((resolve, reject) => {
      http.once("error", reject)
      http.listen(port, "127.0.0.1", resolve)
    })
    if (!smtpServer.listening) await new Promise((resolve) => smtpServer.once("listening", resolve))
  } catch (error) {
    smtp.close()
    throw error
  }
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    await new Promise<void>((resolve) => {
      http.close(() => resolve())
      http.closeAllConnections()
    })
  }
  return {
    smtp: `smtp://127.0.0.1:${(smtpServer.address() as AddressInfo).port}`,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    mails: of,
    take: (to) => {
      const index = untaken.findIndex((mail) => mail.to.includes(to))
      return index < 0
        ? new Promise((give) => waiting.push({ to, give }))
        : Promise.resolve(untaken.splice(index, 1)[0]!)
    },
    refuse: (isRefusing) => {
      state.isRefusing = isRefusing
    },
    stop: () => (stopped ??= stop())
  }
}
