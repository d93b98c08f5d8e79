import {
  catalogues,
  fillSlot,
  fromOptions,
  type CatalogueActions,
  type CatalogueState,
  type Plugin
} from "@latchkey/core"
import type { WalletsOptions } from "./WalletsOptions.ts"

/**
 * Sixty wallets to choose from, for visitors who have none installed: where each is got, and how it is opened. The list is a part of the
 * page's own bundle, loaded when the modal opens; nobody is asked. What another catalogue has is shown beside it.
 */
export const wallets = (
  options?: WalletsOptions
): Plugin<"wallets", CatalogueActions, Partial<CatalogueState>> =>
  fromOptions("wallets", options, (options) => ({
    id: "wallets",
    fills: [fillSlot(catalogues, { id: "wallets", gathers: true })],
    slice: { name: "wallets", initial: {} },
    actions: ["wallets", "image"],
    load: () => import("./module.ts").then((part) => part.walletsModule(options))
  }))
