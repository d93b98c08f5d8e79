import type { KitState, SiwxAccount } from "@latchkey/core"

/** Whose sign-in is wanted: the account of a namespace, on a network of the app, where its wallet can sign. */
export const accountToSign = (
  { network, account, capability }: KitState,
  namespaces: ReadonlyArray<string> | undefined,
  namespace = network.activeNamespace
): SiwxAccount | undefined => {
  if (namespace === undefined || namespaces?.includes(namespace) === false) return undefined
  const address = account[namespace]?.address
  const on = network.byNamespace[namespace]?.caipNetwork
  const isPossible = on !== undefined && !on.unknown && capability[namespace]?.includes("signing") === true
  return address !== undefined && isPossible ? { chainId: on.caipNetworkId, address } : undefined
}
