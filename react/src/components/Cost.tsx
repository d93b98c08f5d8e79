import type { Amount } from "@latchkey/core"
import { useModalContext } from "../modal/ModalContext.ts"
import { showAmount, showCost } from "./showAmount.ts"

/** The most that something costs: rounded up, with every digit one step away. */
export const Cost = ({ amount }: { readonly amount: Amount }) => {
  const { locale } = useModalContext()
  return <bdi title={showAmount(amount, locale)}>{showCost(amount, locale)}</bdi>
}

/** What leaves the account in all, the most of it: of the coin that pays the fee too, one sum; else one below the other. */
export const TotalCost = ({
  amount,
  fee,
  isSameCoin
}: {
  readonly amount: Amount
  readonly fee: Amount
  readonly isSameCoin: boolean
}) => {
  const { locale } = useModalContext()
  return isSameCoin ? (
    <Cost amount={{ ...amount, value: amount.value + fee.value }} />
  ) : (
    <>
      <bdi>{showAmount(amount, locale)}</bdi>
      <br />
      <bdi>
        + <Cost amount={fee} />
      </bdi>
    </>
  )
}
