import {
  catalogueState,
  installedCatalogue,
  type CatalogueActions,
  type CatalogueWallet
} from "@latchkey/core"
import { useEffect } from "react"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { walletKey } from "./ConnectorPicture.tsx"
import { Icon } from "./Icon.tsx"
import { usePicture } from "./usePicture.ts"

/** The picture of a wallet of the catalogue: its own, the catalogue's, that of a plugin, else a tile with a letter. */
export const WalletPicture = ({
  wallet: { id, name, image, imageId, rdns },
  size = 40
}: {
  readonly wallet: Pick<CatalogueWallet, "id" | "name" | "image" | "imageId" | "rdns">
  /** Edge in px; 40 by default. */
  readonly size?: number
}) => {
  const { kit } = useModalContext()
  const plugin = useModalState((state) => installedCatalogue(state.plugin.fillings))
  const isFetched = image === undefined && imageId !== undefined && plugin !== undefined
  const found = useModalState((state) =>
    isFetched ? catalogueState(state, plugin).images[`wallet/${imageId}`] : image
  )
  const isWanted = isFetched && found === undefined
  useEffect(() => {
    if (!isWanted || plugin === undefined) return
    const catalogue = (kit as unknown as Readonly<Record<string, CatalogueActions>>)[plugin]
    // One that does not come leaves the mark, or the letter.
    catalogue?.image({ kind: "wallet", id: imageId }).catch(() => {})
  }, [kit, plugin, imageId, isWanted])
  const mark = usePicture(kit, isWanted || found ? undefined : walletKey({ name, rdns }))
  return <Icon id={id} name={name} src={found || mark} size={size} />
}
