import type { ReactNode } from "react"
import { DownIcon } from "../icons/icons.tsx"
import { useModalContext } from "../context/ModalContext.ts"
import { FactList } from "./Facts.tsx"

/** `Fact`s that few look at, one press away from those that everybody has to see. */
export const MoreFacts = ({
  lined = false,
  children
}: {
  readonly lined?: boolean
  readonly children: ReactNode
}) => (
  <details className="more-facts">
    <summary className="button" data-variant="quiet">
      {useModalContext().messages.moreDetails}
      <DownIcon />
    </summary>
    <FactList lined={lined}>{children}</FactList>
  </details>
)
