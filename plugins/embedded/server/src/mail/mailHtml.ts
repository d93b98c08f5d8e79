import { html } from "hono/html"
import { directionOf } from "../words/Language.ts"
import type { Mail } from "./Mailer.ts"

const paragraph = (text: string) =>
  /^https?:\/\/\S+$/.test(text) ? html`<p dir="ltr"><a href="${text}">${text}</a></p>` : html`<p>${text}</p>`

/** A mail's text once more, word for word, where its language and direction can be told. */
export const mailHtml = async ({ text, language }: Pick<Mail, "text" | "language">): Promise<string> =>
  // A mail server is handed a text, not the object of one.
  String(
    await html`<!doctype html>
      <html lang="${language}" dir="${directionOf(language)}">
        <head>
          <meta charset="utf-8" />
        </head>
        <body>
          ${text.trim().split("\n\n").map(paragraph)}
        </body>
      </html>`
  )
