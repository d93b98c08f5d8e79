import type { KitState } from "@latchkey/core"
import { servedNamespaces } from "../servedNamespaces.ts"

/** Whether the wallet can be connected for what the modal is about: a list of another namespace's wallets does not offer it. */
export const isServed = (state: KitState): boolean => {
  const { namespace } = state.navigation
  const served = servedNamespaces(state)
  return namespace === undefined ? served.length > 0 : served.includes(namespace)
}
