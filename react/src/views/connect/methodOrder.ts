import type { ConnectorInfo, FeatureValues } from "@latchkey/core"

/** The order of e-mail, social and wallet blocks: the app's own, otherwise wallets first if one is installed. */
export const methodOrder = (
  { connectMethodsOrder }: Pick<FeatureValues, "connectMethodsOrder">,
  connectors: ReadonlyArray<ConnectorInfo>
): ReadonlyArray<string> => {
  if (connectMethodsOrder !== undefined) return connectMethodsOrder
  const hasLocal = connectors.some(
    ({ type, installed }) => installed && (type === "announced" || type === "injected")
  )
  return hasLocal ? ["wallet", "email", "social"] : ["email", "social", "wallet"]
}
