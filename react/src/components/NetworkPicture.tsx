import type { Network } from "@latchkey/core"
import { Icon } from "./Icon.tsx"

/** The picture of a network. */
export const NetworkPicture = ({
  network,
  size = 40
}: {
  readonly network: Network
  readonly size?: number
}) => <Icon id={network.caipNetworkId} name={network.name} src={network.assets.imageUrl} size={size} />
