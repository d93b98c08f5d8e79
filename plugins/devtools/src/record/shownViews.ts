import type { StateEntry } from "./Recording.ts"

/** A view that the modal showed. */
export interface ShownView {
  readonly at: number
  /** Id of the view; empty where the modal was closed. */
  readonly view: string
}

/** The views that the modal showed, the oldest first. */
export const shownViews = (states: ReadonlyArray<StateEntry>): ReadonlyArray<ShownView> =>
  states.reduce<ReadonlyArray<ShownView>>((shown, { at, state: { navigation } }) => {
    const view = navigation.open ? (navigation.stack.at(-1)?.view ?? "") : ""
    return view === (shown.at(-1)?.view ?? "") ? shown : [...shown, { at, view }]
  }, [])
