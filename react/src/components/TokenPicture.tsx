import type { Network } from "@latchkey/core"
import { useModalContext } from "../context/ModalContext.ts"
import { Icon } from "./Icon.tsx"
import { NetworkPicture } from "./NetworkPicture.tsx"
import { usePicture } from "./usePicture.ts"

/** The picture of a token: the network's for its own coin, else that of a plugin by its contract, else a letter on a tint of it. */
export const TokenPicture = ({
  token,
  symbol,
  network,
  size = 40
}: {
  /** CAIP-10 of the contract; absent for the network's own coin. */
  readonly token: string | undefined
  readonly symbol: string
  readonly network: Pick<Network, "caipNetworkId" | "name" | "assets"> | undefined
  /** Edge in px; 40 by default. */
  readonly size?: number
}) => {
  const mark = usePicture(useModalContext().kit, token === undefined ? undefined : `token/${token}`)
  return token === undefined && network !== undefined ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Icon id={token ?? ""} name={symbol} src={mark} size={size} round />
  )
}
