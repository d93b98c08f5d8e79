import type { Amount, FeePayer } from "@latchkey/core"
import { useModalContext } from "../context/ModalContext.ts"
import { showAmount, showCost } from "../format/showAmount.ts"

/** The most that something costs: rounded up, with every digit one step away. */
export const Cost = ({ amount }: { readonly amount: Amount }) => {
  const { locale } = useModalContext()
  return <bdi title={showAmount(amount, locale)}>{showCost(amount, locale)}</bdi>
}

/**
 * What leaves the account in all, the most of it: of the coin that pays the fee too, one sum; else one below the other; the amount alone
 * where another pays the fee.
 */
export const TotalCost = ({
  amount,
  fee,
  feePayer,
  isSameCoin
}: {
  readonly amount: Amount
  readonly fee: Amount
  readonly feePayer?: FeePayer | undefined
  readonly isSameCoin: boolean
}) => {
  const { locale } = useModalContext()
  if (feePayer !== undefined) return <bdi>{showAmount(amount, locale)}</bdi>
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
