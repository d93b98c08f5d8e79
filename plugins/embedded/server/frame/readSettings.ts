import type { FrameSettings } from "../src/frame/FrameSettings.ts"

/** What the server wrote into its own page. */
export const readSettings = (document: Document): FrameSettings =>
  JSON.parse(
    document.querySelector('meta[name="latchkey-settings"]')?.getAttribute("content") ?? ""
  ) as FrameSettings
