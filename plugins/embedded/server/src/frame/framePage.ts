import { html } from "hono/html"
import type { Project } from "../Configuration.ts"
import type { FrameFiles } from "./FrameFiles.ts"
import type { FrameSettings } from "./FrameSettings.ts"

/** The policies of the frame's page: nothing of others, and no page but the project's around it. */
export const frameHeaders = ({ origins }: Project): Readonly<Record<string, string>> => ({
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${origins.join(" ")}`
  ].join("; "),
  "cache-control": "no-store",
  "cross-origin-resource-policy": "cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer"
})

const entryOf = (files: FrameFiles, ending: string) =>
  [...files.keys()].find((name) => name.startsWith("main-") && name.endsWith(ending)) ?? ""

/** The frame's page. What the server tells it stands in an attribute, since no script may stand in the page. */
export const framePage = (files: FrameFiles, settings: FrameSettings) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="latchkey-settings" content="${JSON.stringify(settings)}" />
        <title>Wallet</title>
        <link rel="stylesheet" href="/frame/${entryOf(files, ".css")}" />
        <script type="module" src="/frame/${entryOf(files, ".js")}"></script>
      </head>
      <body></body>
    </html>`
