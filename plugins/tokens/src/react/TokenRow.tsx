import type { Network } from "@latchkey/core"
import {
  shortenAddress,
  showQuantity,
  showWorth,
  Tag,
  TokenPicture,
  TwoPartDetail
} from "@latchkey/react/view"
import type { HeldToken } from "../TokensState.ts"

/** One token: its mark, what it calls itself and where it is, how much of it there is and what that is worth; a button where it leads on. */
export const TokenRow = ({
  holding: { token, name, amount, worth, unverified },
  network,
  locale,
  unverifiedWord,
  leadsTo,
  onClick
}: {
  readonly holding: HeldToken
  readonly network: Network | undefined
  readonly locale: string
  readonly unverifiedWord: string
  /** What the row opens, in the visitor's language. */
  readonly leadsTo?: string | undefined
  readonly onClick?: (() => void) | undefined
}) => {
  const address = token?.split(":")[2]
  const where = address === undefined ? undefined : shortenAddress(address)
  const content = (
    <>
      <TokenPicture token={token} symbol={amount.symbol} network={network} />
      <span className="token-text">
        <bdi className="token-name">{name || amount.symbol || where}</bdi>
        <span className="token-detail">
          <TwoPartDetail text={amount.symbol}>{where && <bdi dir="ltr">{where}</bdi>}</TwoPartDetail>
        </span>
      </span>
      <span className="token-end">
        <bdi className="token-amount">{showQuantity(amount, locale)}</bdi>
        {worth !== undefined && amount.value > 0n && (
          <bdi className="token-worth" dir="ltr">
            {showWorth(worth, locale)}
          </bdi>
        )}
        {unverified && <Tag tone="warning">{unverifiedWord}</Tag>}
      </span>
    </>
  )
  return onClick === undefined ? (
    <div className="token">{content}</div>
  ) : (
    <button type="button" className="token" onClick={onClick}>
      <span className="unseen">{leadsTo} </span>
      {content}
    </button>
  )
}
