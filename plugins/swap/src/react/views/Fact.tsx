import type { Amount } from "@latchkey/core"
import { showAmount, showCost, useModalContext } from "@latchkey/react/view"
import type { ReactNode } from "react"

/** One line of a list of facts. */
export const Fact = ({
  name,
  tone,
  wide = false,
  children
}: {
  readonly name: string
  readonly tone?: "warning" | undefined
  readonly wide?: boolean
  readonly children: ReactNode
}) => (
  <div className="swap-fact" data-tone={tone} data-wide={wide || undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The most that something costs: rounded up, with every digit one step away. */
export const Cost = ({ amount }: { readonly amount: Amount }) => {
  const { locale } = useModalContext()
  return <bdi title={showAmount(amount, locale)}>{showCost(amount, locale)}</bdi>
}
