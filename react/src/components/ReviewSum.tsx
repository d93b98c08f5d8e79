import type { Network } from "@latchkey/core"
import { useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import { NetworkPicture } from "./NetworkPicture.tsx"
import { TokenPicture } from "./TokenPicture.tsx"
import css from "./reviewSum.css?inline"

/** Amounts and sentences that are read beside each other, as of two steps, are of one size. */
const lengthOf = ({ length }: string) => (length > 26 ? "longer" : length > 12 ? "long" : undefined)

/**
 * What a review is about, as its biggest text, most often an amount, beside the mark of the token that it is of; and below it the
 * network on which it happens.
 */
export const ReviewSum = ({
  network,
  token,
  children
}: {
  readonly network?: Network | undefined
  /** Its `id` as `TokenPicture` takes it. */
  readonly token?: { readonly id: string | undefined; readonly symbol: string }
  readonly children: string
}) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div ref={element} className="review-sum">
      <div className="review-sum-line">
        {token !== undefined && <TokenPicture token={token.id} symbol={token.symbol} network={network} />}
        <p className="review-sum-text" data-length={lengthOf(children)}>
          <bdi>{children}</bdi>
        </p>
      </div>
      {network !== undefined && (
        <p className="review-sum-network">
          <NetworkPicture network={network} size={20} />
          <bdi>{network.name}</bdi>
        </p>
      )}
    </div>
  )
}
