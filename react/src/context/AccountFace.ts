import type { ComponentType } from "react"
import type { ShownButtonMessages } from "../messages/button.ts"
import type { ConnectButtonState } from "./ConnectButtonState.ts"

/** A connected account, as a button shows it. */
export interface AccountView extends ConnectButtonState {
  readonly messages: ShownButtonMessages
}

/** What draws the account in a button, loaded for a page that shows one. */
export interface AccountFace {
  readonly AccountFace: ComponentType<{ readonly view: AccountView }>
  readonly accountName: (view: AccountView) => string
}
