import { readSlot, type SlotFilling } from "@latchkey/core"
import { views, type ViewDeclaration } from "../slots/views.ts"

/** The declaration of a view; a plugin's takes precedence over a built-in one of the same id. */
export const findView = (
  fillings: ReadonlyArray<SlotFilling>,
  builtIn: ReadonlyArray<ViewDeclaration>,
  id: string
): ViewDeclaration | undefined =>
  readSlot(fillings, views).findLast((view) => view.id === id) ?? builtIn.find((view) => view.id === id)
