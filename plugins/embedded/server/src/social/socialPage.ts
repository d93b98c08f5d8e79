import { html } from "hono/html"
import { directionOf, type Language } from "../words/Language.ts"

/** The policies of the page that a provider leads back to. It keeps its opener, which it has something to hand to. */
export const socialPageHeaders = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer"
} as const

/** Hands the result to the page that opened the window, if it is still the one that began. */
export const socialPage = ({
  title,
  text,
  language,
  result
}: {
  readonly title: string
  readonly text: string
  readonly language: Language
  readonly result: { readonly uri: string; readonly origin: string } | undefined
}) =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${result === undefined ? "" : html`<meta name="result" content="${result.uri}" data-origin="${result.origin}" />`}
        <title>${title}</title>
        <link rel="stylesheet" href="/device.css" />
        <script type="module" src="/social.js"></script>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
        </main>
      </body>
    </html>`

/** The script of that page. */
export const socialScript = `const result = document.querySelector('meta[name="result"]')
if (result !== null && window.opener !== null)
  window.opener.postMessage({ resultUri: result.content }, result.dataset.origin)
`
