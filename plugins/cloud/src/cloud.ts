import {
  catalogues,
  emptyCatalogue,
  fillSlot,
  fromOptions,
  type CatalogueState,
  type Plugin
} from "@latchkey/core"
import type { CloudApi } from "./CloudApi.ts"
import type { CloudOptions } from "./CloudOptions.ts"

/** Bases of the public services, where the app does not say others. */
const PUBLIC_API = "https://api.web3modal.org"
const PUBLIC_BLOCKCHAIN = "https://rpc.walletconnect.org"

/**
 * The project's cloud: its remote configuration, and some hundred wallets to choose from beside those that are installed.
 *
 * Nothing is requested before the modal opens for the first time, unless `load` says otherwise; without a `projectId`
 * never.
 */
export const cloud = (options?: CloudOptions): Plugin<"cloud", CloudApi, CatalogueState> =>
  fromOptions("cloud", options, (options) => {
    const {
      projectId,
      urls: { api: own, blockchain = own ?? PUBLIC_BLOCKCHAIN, api = PUBLIC_API, images = api } = {},
      featured = [],
      customWallets = [],
      onramp: { pages = [] } = {}
    } = options
    return {
      id: "cloud",
      tells: ["projectId"],
      hosts: [
        {
          origin: api,
          purpose: "wallets"
        },
        { origin: blockchain, purpose: "accounts" },
        { origin: images, purpose: "pictures" },
        ...pages.map((origin) => ({
          origin,
          purpose: "the page that sells",
          uses: []
        })),
        // Those of a catalogue are fetched and shown as data; an app's own are loaded from where they are.
        ...customWallets.flatMap(({ image = "" }) =>
          /^https:/i.test(image) ? { origin: image, purpose: "pictures", uses: ["image" as const] } : []
        )
      ],
      fills: [fillSlot(catalogues, { id: "cloud" })],
      slice: {
        name: "cloud",
        initial: {
          ...emptyCatalogue,
          expected: { featured: (projectId && featured.length) || 0, custom: customWallets.length }
        }
      },
      actions: ["wallets", "image", "load", "gasPrices"],
      load: () =>
        import("./module.ts").then((part) =>
          part.cloudModule({ ...options, urls: { api, blockchain, images } })
        )
    }
  })
