import { defineSlot, type KitState } from "@latchkey/core"
import type { ViewDeclaration } from "./views.ts"

/** A part of the view of connected wallets, below their list: what a feature has to choose from beside them. */
export interface ProfileSection extends Pick<ViewDeclaration, "load"> {
  /** Unique: the plugin's id, or begins with it. */
  readonly id: string
  /**
   * The part's module; loaded when the view of wallets opens and the part is offered. The component gets no parameters: it is about
   * the namespace of `navigation.namespace`, or about all where there is none, as the view is.
   */
  readonly load: ViewDeclaration["load"]
  /** Whether it is offered; always by default. */
  readonly when?: (state: KitState) => boolean
}

/** The slot of parts of the view of connected wallets. */
export const profileSections = defineSlot<ProfileSection>("profileSections")
