import type { ConnectionLiveness } from "./ConnectionState.ts"
import { ConnectionStatusInvalidError } from "./errors.ts"
import type { SessionState } from "./slices.ts"

/**
 * Whether a connector is the current one of a namespace (`connected`), alive beside it (`active`), or only remembered
 * (`disconnected`). Source: the kit's live connections.
 */
export const connectionLiveness = (
  state: Pick<SessionState, "connection">,
  connection: { readonly namespace: string; readonly connectorId: string }
): ConnectionLiveness => {
  const list = state.connection.connections[connection.namespace] ?? []
  const index = list.findIndex((entry) => entry.connectorId === connection.connectorId)
  return index === 0 ? "connected" : index > 0 ? "active" : "disconnected"
}

/** Reads a liveness from foreign text. Fails: throws `ConnectionStatusInvalidError`. */
export const parseConnectionLiveness = (status: string): ConnectionLiveness => {
  if (status === "connected" || status === "active" || status === "disconnected") return status
  throw new ConnectionStatusInvalidError({ status })
}
