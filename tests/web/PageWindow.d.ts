import type { KitCore } from "@latchkey/core"

declare global {
  interface Window {
    /** The kit of a test page. */
    readonly kit: KitCore
  }
}
