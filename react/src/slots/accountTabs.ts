import { defineSlot, type KitState } from "@latchkey/core"
import type { Words } from "../messages/pickWords.ts"
import type { ViewDeclaration } from "./views.ts"

/** A tab of the account view: what a feature shows of the connected account. A tab that is the only one is a section. */
export interface AccountTab extends Pick<ViewDeclaration, "load" | "skeleton"> {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /** Text by locale; `en` at least. */
  readonly title: Words
  /** Its place among the tabs, the lowest first; one without comes last, in the order of installation. */
  readonly order?: number
  /**
   * The part's module; loaded when the account view opens, for the first tab, or else when the tab is chosen. The component
   * gets no parameters: it is about the account of `shownNamespace`, as the account view is.
   */
  readonly load: ViewDeclaration["load"]
  /** The name of the capability that the shown namespace must have; otherwise there is no tab. */
  readonly capability?: string
  /** A further condition on the state. */
  readonly when?: (state: KitState) => boolean
}

/** The slot of tabs of the account view. */
export const accountTabs = defineSlot<AccountTab>("accountTabs")
