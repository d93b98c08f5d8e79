import { defineSlice } from "../kernel/Slice.ts"

/** One entry of the back-stack. */
export interface ViewEntry {
  /** Rises with each entry, so that a user interface can key its transitions. */
  readonly key: number
  /** Id of a view declaration: `Connect`, `receive/Address`. */
  readonly view: string
  readonly params: Readonly<Record<string, unknown>>
  /** True when closing is refused with a shake while this entry is on top. */
  readonly blocking: boolean
}

/** Where the modal is. */
export interface NavigationState {
  readonly open: boolean
  /** Never empty while open; the last entry is shown. */
  readonly stack: ReadonlyArray<ViewEntry>
  /** How the shown entry came: explains the direction of the transition. */
  readonly direction: "none" | "forward" | "back" | "replace"
  /** Rises by one each time the modal must shake. */
  readonly shakes: number
  /** The namespace that a list of wallets is filtered by. */
  readonly namespace?: string | undefined
  /** True where the modal is part of the page: always open. */
  readonly embedded?: boolean
}

/** The closed modal. */
export const closedNavigation: NavigationState = { open: false, stack: [], direction: "none", shakes: 0 }

/** Where the modal is. */
export const navigationSlice = defineSlice<NavigationState>("navigation", closedNavigation)
