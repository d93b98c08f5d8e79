import type { KitState } from "../state/KitState.ts"
import { journeyViews } from "./journeyViews.ts"

type Known = Pick<KitState, "network" | "account">
type Shown = Pick<KitState, "network" | "account" | "navigation">

/** Whether a namespace has a connected address. */
export const isConnectedIn = (state: Known, namespace: string | undefined): boolean =>
  namespace !== undefined && state.account[namespace]?.address !== undefined

/** Where the modal begins: the account of a namespace where it is connected, else connecting. */
export const homeView = (state: Known, namespace = state.network.activeNamespace): string =>
  isConnectedIn(state, namespace) ? journeyViews.account : journeyViews.connect

/** The namespace that the modal is about: the one that it was opened for, else the one that the kit is on. */
export const shownNamespace = ({
  navigation,
  network
}: Pick<KitState, "navigation" | "network">): string | undefined =>
  navigation.namespace ?? network.activeNamespace

/** What is shown where the visitor goes back to `view`: a list of wallets is done with once one is connected. */
export const revealedView = (state: Shown, view: string): string =>
  view === journeyViews.connect ? homeView(state, shownNamespace(state)) : view
