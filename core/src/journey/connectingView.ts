import type { ViewEntry } from "../navigation/NavigationState.ts"
import type { KitState } from "../state/KitState.ts"
import { journeyViews } from "./journeyViews.ts"

type Known = Pick<KitState, "connection">

/** The view that is shown while a connector connects: the one that it names, else the kit's own. */
export const connectingView = ({ connection }: Known, connectorId: unknown): string =>
  connection.connectors.find(({ id }) => id === connectorId)?.view ?? journeyViews.connecting

/** Whether a view waits for a wallet to connect. */
export const isConnecting = (state: Known, entry: ViewEntry | undefined): boolean =>
  entry !== undefined &&
  (entry.view === journeyViews.connecting ||
    entry.view === connectingView(state, entry.params["connectorId"]))
