import { createTransport } from "nodemailer"
import { mailHtml } from "./mailHtml.ts"
import type { Mailer } from "./Mailer.ts"

const TIMEOUT = 10_000

/** Sends by SMTP; `from` is the header From. Answers of the mail server are never shown to a visitor. */
export const smtpMailer = ({ smtp, from }: { readonly smtp: string; readonly from: string }): Mailer => {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true
  })
  return {
    send: async ({ to, subject, text, language }) => {
      await transport.sendMail({
        from,
        // An object, so that no text is read as a list of addresses.
        to: { name: "", address: to },
        subject,
        text,
        html: await mailHtml({ text, language }),
        headers: { "Auto-Submitted": "auto-generated", "Content-Language": language }
      })
    },
    close: () => transport.close()
  }
}
