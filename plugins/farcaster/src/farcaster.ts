import { fromOptions } from "@latchkey/core"
import { frameOrigin, withScheme, type FramedWindow, type Plugin } from "@latchkey/core"
import type { FarcasterOptions } from "./FarcasterOptions.ts"
import { webViewOf, type ShownWindow } from "./line/webViewOf.ts"

/** Farcaster's own client on the web. */
const CLIENT_DOMAINS: ReadonlyArray<string> = ["farcaster.xyz", "*.farcaster.xyz"]

/** What the type checker knows of Farcaster: no error of its own. */
export interface FarcasterTypes {
  readonly errorCode: never
}

/**
 * Farcaster: inside a Farcaster client the page is a mini app, and connects by itself with the wallet that the visitor has there, on EVM
 * networks. The plugin speaks with the client itself; no SDK is loaded.
 *
 * Needs a plugin of EVM networks. Outside of a client it offers nothing and loads nothing. Calls no host: it speaks with what shows the
 * page, in a frame only where its origin is allowed.
 */
export const farcaster = (
  options?: FarcasterOptions
): Plugin<"farcaster", object, undefined, FarcasterTypes> =>
  fromOptions("farcaster", options, (options) => {
    const allowedDomains = (options.allowedDomains ?? CLIENT_DOMAINS).map(withScheme)
    const page = globalThis.window as (FramedWindow & ShownWindow) | undefined
    return {
      id: "farcaster",
      hosts: allowedDomains.map((origin) => ({ origin, purpose: "shows the page", uses: ["ancestor"] })),
      when: webViewOf(page) || frameOrigin(page, allowedDomains) ? "page" : "demand",
      load: () => import("./module.ts").then((part) => part.farcasterModule(options, allowedDomains))
    }
  })
