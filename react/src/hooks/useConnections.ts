import type { Connection } from "@latchkey/core"
import { selectConnections } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** Every live connection, or those of one namespace; the first of a namespace is its current one. */
export const useConnections = ({ namespace }: InNamespace = {}): ReadonlyArray<Connection> =>
  useSelection("useConnections", (state) => selectConnections(state, namespace))
