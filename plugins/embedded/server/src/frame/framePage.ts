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

/** The policies of the window that a frame opens to ask for a passkey: nothing of others, and nobody frames it. */
export const windowHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'"
  ].join("; "),
  "cache-control": "no-store",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "referrer-policy": "no-referrer"
} as const

const entryOf = (files: FrameFiles, start: "main" | "window", ending: string) =>
  [...files.keys()].find((name) => name.startsWith(`${start}-`) && name.endsWith(ending)) ?? ""

/** The window's page; the frame that opened it says what it is to ask, and in which language. */
export const windowPage = (files: FrameFiles) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Wallet</title>
        <link rel="stylesheet" href="/frame/${entryOf(files, "main", ".css")}" />
        <script type="module" src="/frame/${entryOf(files, "window", ".js")}"></script>
      </head>
      <body></body>
    </html>`

/** The frame's page. What the server tells it stands in an attribute, since no script may stand in the page. */
export const framePage = (files: FrameFiles, settings: FrameSettings) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="latchkey-settings" content="${JSON.stringify(settings)}" />
        <title>Wallet</title>
        <link rel="stylesheet" href="/frame/${entryOf(files, "main", ".css")}" />
        <script type="module" src="/frame/${entryOf(files, "main", ".js")}"></script>
      </head>
      <body></body>
    </html>`
