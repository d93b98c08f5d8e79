import type { Amount } from "@latchkey/core"
import { showWorth, useModalContext } from "@latchkey/react/view"

/** What an amount is worth; nothing where nobody tells it. */
export const Worth = ({ amount }: { readonly amount: Amount | undefined }) => {
  const { locale } = useModalContext()
  return amount === undefined ? null : <bdi className="swap-worth">≈ {showWorth(amount, locale)}</bdi>
}
