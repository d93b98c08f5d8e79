import { selectConnection, type ConnectionView } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** The current connection of the active namespace, or of the given one. */
export const useConnection = ({ namespace }: InNamespace = {}): ConnectionView =>
  useSelection("useConnection", (state) => selectConnection(state, namespace))
