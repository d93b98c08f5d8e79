import type { Network } from "@latchkey/core"
import { selectNetworks } from "@latchkey/core/select"
import type { InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

type AppNetworks = ReadonlyArray<Network<RegisteredTypes["networkId"]>>

/** The app's networks, all or those of one namespace; within a namespace in the app's order. */
export const useNetworks = ({ namespace }: InNamespace = {}): AppNetworks =>
  useSelection("useNetworks", (state) => selectNetworks(state, namespace) as AppNetworks)
