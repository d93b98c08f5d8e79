import type { Network } from "@latchkey/core"
import { useModalContext } from "../context/ModalContext.ts"
import { Icon } from "./Icon.tsx"
import { usePicture } from "./usePicture.ts"

/** The picture of a network: the app's, that of a plugin, else a tile with a letter. */
export const NetworkPicture = ({
  network: { caipNetworkId, name, assets },
  size = 40
}: {
  readonly network: Pick<Network, "caipNetworkId" | "name" | "assets">
  /** Edge in px; 40 by default. */
  readonly size?: number
}) => {
  const { kit } = useModalContext()
  const own = assets.imageUrl
  const mark = usePicture(kit, own ? undefined : `network/${caipNetworkId}`)
  return <Icon id={caipNetworkId} name={name} src={own ?? mark} size={size} />
}
