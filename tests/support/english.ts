import { enFirst } from "../../react/src/messages/enFirst.ts"
import { enLateErrors, enViews } from "../../react/src/messages/enViews.ts"
import type { Messages } from "../../react/src/messages/Messages.ts"

/** The whole English catalogue, which a page loads in two parts. */
export const en: Messages = {
  ...enFirst,
  ...enViews,
  errors: { ...enFirst.errors, ...enLateErrors }
}
