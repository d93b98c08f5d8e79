import { defineSlot, type KitCore, type KitState } from "@latchkey/core"
import type { ComponentType } from "react"
import type { MessageKey, Messages } from "../messages/Messages.ts"
import type { Words } from "../messages/pickWords.ts"

/** What a view's component gets. */
export interface ViewProps {
  /** The parameters with which the view was opened. */
  readonly params: Readonly<Record<string, unknown>>
}

/** What a heading may depend on. */
export interface TitleContext extends ViewProps {
  readonly messages: Messages
  readonly state: KitState
}

/** The shapes of placeholders that views share. */
export type SkeletonShape = "rows" | "waiting" | "code" | "text"

/** A view of the modal, in one declaration: the modal itself has no list of views. */
export interface ViewDeclaration {
  /** Unique; a plugin's view begins with the plugin's id: `receive/Address`. */
  readonly id: string
  /** The heading: a key of the message catalogue, text by locale, or a function of parameters and state. */
  readonly title: MessageKey | Words | ((context: TitleContext) => string)
  /** The view's module; loaded when the view is first shown. */
  readonly load: () => Promise<{ readonly default: ComponentType<ViewProps> }>
  /** The component itself, for a view that must be shown at once; `load` is then not called. */
  readonly component?: ComponentType<ViewProps>
  /**
   * What stands in its place while the module loads: a shape, or a component that is as high as the view will be. `rows` by
   * default.
   */
  readonly skeleton?: SkeletonShape | ComponentType<ViewProps>
  /** The heading is read out but not drawn, since `leading` and the view say it. */
  readonly titleHidden?: boolean
  /** A control at the header's start, shown when there is nothing to go back to. */
  readonly leading?: ComponentType
  /** Shows `leading` instead of the back button too. */
  readonly leadingOverBack?: boolean
  /** What the back button does, instead of going back one view. */
  readonly onBack?: (context: BackContext) => void
}

/** What a view's `onBack` gets. */
export interface BackContext extends ViewProps {
  readonly kit: KitCore
}

/** The slot of views of the modal. */
export const views = defineSlot<ViewDeclaration>("views")
