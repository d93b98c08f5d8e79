import type { RecentConnector } from "@latchkey/core"
import { useSelection } from "./useSelection.ts"

/** Connectors that were used on this device, latest first, at most two. */
export const useRecentConnectors = (): ReadonlyArray<RecentConnector> =>
  useSelection("useRecentConnectors", (state) => state.connection.recent)
