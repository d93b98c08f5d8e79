import type { Amount, Network } from "@latchkey/core"
import { Fact, FullAddress, FactList, ReviewSum, showAmount, useModalContext } from "@latchkey/react/view"
import type { ReactNode } from "react"
import { useWords } from "../messages/useWords.ts"

/** How much is paid, to whom and where, with what else is said about it. */
export const PaySum = ({
  amount,
  name,
  recipient,
  network,
  children
}: {
  readonly amount: Amount
  /** What the asset is called, besides its symbol. */
  readonly name?: string
  readonly recipient: string
  readonly network: Network
  readonly children?: ReactNode
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  return (
    <>
      <ReviewSum network={network}>{showAmount(amount, locale)}</ReviewSum>
      <FactList lined>
        <Fact name={words.to} wide>
          <FullAddress>{recipient}</FullAddress>
        </Fact>
        {name !== undefined && name !== amount.symbol && (
          <Fact name={words.asset}>
            <bdi>{name}</bdi>
          </Fact>
        )}
        {children}
      </FactList>
    </>
  )
}
