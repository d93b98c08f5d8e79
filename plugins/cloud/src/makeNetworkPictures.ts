import type { CatalogueImage, KitState, PictureKey, PictureSource } from "@latchkey/core"
import type { State } from "@latchkey/core/effect"

type Image = (image: CatalogueImage) => Promise<string>

const prefix = "network/"

/** The pictures that the service has of networks, for those that bring none of their own. */
export const makeNetworkPictures = () => {
  const known = new Map<string, string>()
  let idOf = (caipNetworkId: string) => caipNetworkId
  let image: Image = () => Promise.reject(new Error("not started"))
  let allow = () => {}
  const allowed = new Promise<void>((resolve) => (allow = resolve))
  const load = async (key: PictureKey) => {
    const isNetwork = key.startsWith(prefix)
    // A button of the page may draw one long before the modal opens.
    if (isNetwork) await allowed
    const uri = isNetwork
      ? await image({ kind: "network", id: idOf(key.slice(prefix.length)) }).catch(() => "")
      : ""
    known.set(key, uri)
    return uri
  }
  const source: PictureSource = { id: "cloud", known, load }
  return {
    source,
    /** From here on the service may be asked. */
    allow,
    /** How pictures are asked for: by the id that the app gave a network, else by its CAIP-2 id. */
    follow: (state: State["Service"], ask: Image) => {
      image = ask
      idOf = (caipNetworkId) => {
        const { network } = state.snapshot() as unknown as KitState
        const networks = Object.values(network.byNamespace).flatMap(
          ({ requestedCaipNetworks }) => requestedCaipNetworks
        )
        const found = networks.find((each) => each.caipNetworkId === caipNetworkId)
        return found?.assets.imageId ?? caipNetworkId
      }
    }
  }
}
