import type { Network, SwapToken } from "@latchkey/core"
import { Icon, NetworkPicture } from "@latchkey/react/view"

/** A token's picture: the network's for its own coin, else a letter on a tint of the contract. */
export const TokenPicture = ({
  token,
  network,
  size
}: {
  readonly token: Pick<SwapToken, "id" | "symbol">
  readonly network: Network
  readonly size: number
}) =>
  token.id === "native" ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Icon id={token.id} name={token.symbol} size={size} round />
  )
