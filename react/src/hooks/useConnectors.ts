import type { ConnectorInfo, KitError } from "@latchkey/core"
import { selectConnectors } from "@latchkey/core/select"
import { useEffect } from "react"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import { useAction } from "./useAction.ts"
import { useSelection } from "./useSelection.ts"

/** The ways to connect that are available now. */
export interface ConnectorsView {
  readonly connectors: ReadonlyArray<ConnectorInfo>
  /** `pending` until the search for wallets in the page has ended; more may still announce themselves later. */
  readonly status: "pending" | "success" | "error"
  /** Why the search failed. */
  readonly error: KitError | undefined
}

/**
 * Every way to connect, or those that serve one namespace, for an app that draws its own list.
 *
 * Rendering it loads the kit's engine, which searches the page for wallets and restores a stored session.
 */
export const useConnectors = ({ namespace }: InNamespace = {}): ConnectorsView => {
  const { kit } = useKitContext("useConnectors")
  const { run, status, error } = useAction(kit.ready)
  useEffect(() => run(), [kit, run])
  const connectors = useSelection("useConnectors", (state) => selectConnectors(state, namespace))
  return { connectors, status: status === "idle" ? "pending" : status, error }
}
