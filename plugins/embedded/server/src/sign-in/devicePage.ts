import { html } from "hono/html"
import { directionOf, type Language } from "../words/Language.ts"
import { languages } from "../words/languages.ts"

/** The policies of pages that mails lead to: nothing runs in them, and nobody frames them. */
export const devicePageHeaders = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin"
} as const

const page = (language: Language, title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/device.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

/** Asks whether a device is the visitor's: scanners of mails open links, and press no button. */
export const askPage = (
  asked: { readonly origin: string; readonly label: string },
  token: string,
  language: Language
) => {
  const words = languages[language].pages
  return page(
    language,
    words.isYou,
    html`<p>${words.firstTime}</p>
      <dl>
        <dt>${words.at}</dt>
        <dd dir="ltr">${asked.origin}</dd>
        <dt>${words.in}</dt>
        <dd dir="ltr">${asked.label}</dd>
      </dl>
      <p>${words.notYou}</p>
      <form method="post" action="/device">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="lang" value="${language}" /><button>${words.letIn}</button>
      </form>`
  )
}

/** Asks whether starting over is to be stopped. */
export const stopPage = (token: string, language: Language) => {
  const words = languages[language].pages
  return page(
    language,
    words.stopTitle,
    html`<p>${words.stopText}</p>
      <form method="post" action="/start-over">
        <input type="hidden" name="token" value="${token}" />
        <input type="hidden" name="lang" value="${language}" /><button>${words.stop}</button>
      </form>`
  )
}

/** Says how it went. */
export const donePage = (title: string, text: string, language: Language) =>
  page(language, title, html`<p>${text}</p>`)

/** The style sheet of these pages. */
export const deviceCss = `:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif }
body { margin: 0; display: grid; place-items: center; min-block-size: 100dvh }
main { max-inline-size: 400px; padding: 24px }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 12px }
p { margin: 0 0 12px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 12px; margin: 0 0 12px }
dt { opacity: .7 }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
button { font: inherit; font-weight: 600; inline-size: 100%; padding: 12px; border: 0; border-radius: 14px;
  color: #fff; background: #111; cursor: pointer }
@media (prefers-color-scheme: dark) { button { color: #111; background: #fff } }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`
