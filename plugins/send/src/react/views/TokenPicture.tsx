import type { TokenHolding } from "@latchkey/core"
import { Icon, NetworkPicture } from "@latchkey/react/view"
import type { SendingView } from "../useSending.ts"

/** A token's picture: the network's for its own coin, else a letter on a tint of the contract. */
export const TokenPicture = ({
  holding,
  sending: { network, state },
  size
}: {
  readonly holding: TokenHolding | undefined
  readonly sending: Pick<SendingView, "network" | "state">
  readonly size: number
}) => {
  const { token } = holding ?? state.form
  return token === undefined && network !== undefined ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Icon id={token ?? ""} name={holding?.amount.symbol ?? ""} size={size} round />
  )
}
