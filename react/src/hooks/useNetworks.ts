import type { Network } from "@latchkey/core"
import { networksIn, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

const none: ReadonlyArray<Network> = []

/** The networks that the app asked for, all or those of one namespace, in the app's order within a namespace. */
export const useNetworks = ({ namespace }: InNamespace = {}): ReadonlyArray<Network> =>
  useSelection("useNetworks", (state) =>
    namespace === undefined
      ? Object.values(state.network.byNamespace).flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
      : (networksIn(state, namespace)?.requestedCaipNetworks ?? none)
  )
