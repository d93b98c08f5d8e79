import type { ConnectButtonState } from "../context/ConnectButtonState.ts"
import { useKitContext } from "../context/KitContext.ts"
import { useBalanceRefresh } from "../hooks/useBalanceRefresh.ts"
import { useSelection } from "../hooks/useSelection.ts"
import type { ShownButtonMessages } from "../messages/button.ts"
import { selectConnectButton, type ConnectButtonOptions } from "./selectConnectButton.ts"
import { useOpener, type OpenerProps } from "./useOpener.ts"

/** Everything that a connect button shows and does. */
export interface ConnectButtonView extends ConnectButtonState {
  /** The button's messages in the provider's language; in English, those of a connected account come with what draws it. */
  readonly messages: ShownButtonMessages
  /** Spread these on your own button: it opens the modal, and puts it up, closed, on hover, touch or focus. */
  readonly openerProps: OpenerProps
  /** Words to show instead of all else, while the modal cannot be loaded after a click of this button; the next click tries again. */
  readonly loadFailure: string | undefined
}

/** The state and behaviour of a connect button, for a component called `usedBy`. */
export const useConnectButton = (usedBy: string, options: ConnectButtonOptions): ConnectButtonView => {
  const { messages, writeDecimal } = useKitContext(usedBy)
  const opener = useOpener(usedBy, options)
  useBalanceRefresh(options.namespace, options.balance !== "hide")
  const state = useSelection(usedBy, (snapshot) => selectConnectButton(snapshot, options, writeDecimal))
  return { ...state, messages, openerProps: opener.props, loadFailure: opener.failure }
}
