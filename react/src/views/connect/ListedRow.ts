import type { ConnectorInfo } from "@latchkey/core"
import type { ReactNode } from "react"

/** A row of the list of wallets. */
export interface ListedRow {
  readonly id: string
  /** Its place is that of its kind in `features.connectorTypeOrder`. */
  readonly kind: string
  readonly node: ReactNode
  /** The connector whose name is shown, where it is one. */
  readonly connector?: ConnectorInfo
}
