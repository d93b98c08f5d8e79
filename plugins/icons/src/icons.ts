import { fillSlot, pictures, type PictureKey, type Plugin } from "@latchkey/core"

/**
 * Marks of networks, of common tokens by chain and address, and of common wallets, for those that bring no picture of their own. Each is a chunk of the page's own
 * bundle that is loaded when it is first drawn; no host is asked.
 */
export const icons = (): Plugin<"icons"> => {
  const known = new Map<string, string>()
  const load = (key: PictureKey) => import("./loadMark.ts").then((part) => part.loadMark(key, known))
  return {
    id: "icons",
    when: "demand",
    fills: [fillSlot(pictures, { id: "icons", known, load })],
    load: async () => ({})
  }
}
