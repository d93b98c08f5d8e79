import type { CatalogueActions } from "@latchkey/core"

/** The actions of `kit.cloud`: those of a catalogue, and one to fetch early. */
export interface CloudApi extends CatalogueActions {
  /**
   * Fetches the project's configuration and the first wallets, where that has not happened yet. Resolves when both are
   * there or have failed: a failure is told to the developer as an alert, and the app's own settings hold.
   */
  readonly load: () => Promise<void>
}
