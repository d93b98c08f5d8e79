import { accountButtonMessages } from "../../react/src/messages/accountButton.ts"
import { buttonMessages } from "../../react/src/messages/button.ts"
import { networkButtonMessages } from "../../react/src/messages/networkButton.ts"
import { enFirst } from "../../react/src/messages/enFirst.ts"
import { enLateErrors, enViews } from "../../react/src/messages/enViews.ts"
import { catalogue } from "../../react/src/messages/en/catalogue.ts"
import { transaction } from "../../react/src/messages/en/transaction.ts"
import type { Messages } from "../../react/src/messages/Messages.ts"

/** The whole English catalogue, which a page loads in parts. */
export const en: Messages = {
  ...enFirst,
  ...enViews,
  button: { ...buttonMessages, ...accountButtonMessages, ...networkButtonMessages },
  catalogue,
  transaction,
  errors: { ...enFirst.errors, ...enLateErrors }
}
