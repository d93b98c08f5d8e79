import { defineSlot, type KitCore, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"
import type { MessageKey, Messages } from "../messages/Messages.ts"
import type { Words } from "../messages/pickWords.ts"

/** What a view's component gets. */
export interface ViewProps {
  /** Parameters that were given when the view was opened. */
  readonly params: Readonly<Record<string, unknown>>
}

/** What a heading may be made of. */
export interface TitleContext extends ViewProps {
  readonly messages: Messages
  readonly state: KitState
}

/** A view of the modal, in one declaration: the modal itself holds no list of views. */
export interface ViewDeclaration {
  /** Unique; a plugin's view begins with the plugin's id: `receive/Address`. */
  readonly id: string
  /** The heading: a key of the message catalogue, words by locale, or made from parameters and state. */
  readonly title: MessageKey | Words | ((context: TitleContext) => string)
  /** The view's module; loaded when the view is first shown. */
  readonly load: () => Promise<{ readonly default: ComponentType<ViewProps> }>
  /** The component itself, for a view that must be there at once; `load` is not called then. */
  readonly component?: ComponentType<ViewProps>
  /** Shape of what is shown while the module loads; `rows` by default. */
  readonly skeleton?: "rows" | "account" | "waiting" | "text"
  /** A control at the header's start, shown when there is nothing to go back to. */
  readonly leading?: ComponentType
  /** Shows `leading` in the place of the back button too. */
  readonly leadingOverBack?: boolean
  /** Does what the back button does, in place of going back one view. */
  readonly onBack?: (context: BackContext) => void
}

/** What a view's own way back may use. */
export interface BackContext extends ViewProps {
  readonly kit: KitCore
}

/** Views of the modal. */
export const views = defineSlot<ViewDeclaration>("views")
