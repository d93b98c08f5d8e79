import type { Network } from "@latchkey/core"
import { networksIn, type InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

type AppNetworks = ReadonlyArray<Network<RegisteredTypes["networkId"]>>

const none: AppNetworks = []

/** The app's networks, all or those of one namespace; within a namespace in the app's order. */
export const useNetworks = ({ namespace }: InNamespace = {}): AppNetworks =>
  useSelection("useNetworks", (state) => {
    const networks =
      namespace === undefined
        ? Object.values(state.network.byNamespace).flatMap(
            ({ requestedCaipNetworks }) => requestedCaipNetworks
          )
        : networksIn(state, namespace)?.requestedCaipNetworks
    return (networks as AppNetworks | undefined) ?? none
  })
