import type { Amount } from "@latchkey/core"
import { useModalContext } from "../context/ModalContext.ts"
import { lengthOf } from "./AmountInput.tsx"
import { showAmount } from "../format/showAmount.ts"
import { showQuantity } from "../format/showQuantity.ts"
import { Skeleton } from "./Skeleton.tsx"

/** What comes of an amount that was entered, in a `Field`: every digit of it is one step away. */
export const AmountOutput = ({
  amount,
  loading,
  empty,
  labelledBy
}: {
  readonly amount: Amount | undefined
  readonly loading: boolean
  /** What stands there while there is none. */
  readonly empty: string
  readonly labelledBy: string
}) => {
  const { locale } = useModalContext()
  const text = amount && showQuantity(amount, locale)
  return (
    <output
      className="field-amount"
      dir="ltr"
      aria-labelledby={labelledBy}
      aria-busy={loading || undefined}
      data-empty={amount === undefined || undefined}
      title={amount && showAmount(amount, locale)}
    >
      {text !== undefined ? (
        <bdi data-length={lengthOf(text)}>{text}</bdi>
      ) : loading ? (
        <Skeleton width={96} height={24} />
      ) : (
        empty
      )}
    </output>
  )
}
