import { useKitContext } from "../KitContext.ts"
import { useBalanceRefresh } from "../hooks/useBalanceRefresh.ts"
import { useSelection } from "../hooks/useSelection.ts"
import type { ButtonMessages } from "../messages/button.ts"
import {
  selectConnectButton,
  type ConnectButtonOptions,
  type ConnectButtonState
} from "./ConnectButtonState.ts"
import { useOpener, type OpenerProps } from "./useOpener.ts"

/** All that a connect button shows and does. */
export interface ConnectButtonView extends ConnectButtonState {
  /** The button's words in the provider's language. */
  readonly messages: ButtonMessages
  /** Put these on your own button: it opens the modal, and fetches it when the visitor comes near. */
  readonly openerProps: OpenerProps
}

/** The state and behaviour of a connect button, for a component called `usedBy`. */
export const useConnectButton = (usedBy: string, options: ConnectButtonOptions): ConnectButtonView => {
  const { messages, locale } = useKitContext(usedBy)
  const openerProps = useOpener(usedBy, options)
  useBalanceRefresh(options.namespace, options.balance !== "hide")
  const state = useSelection(usedBy, (snapshot) => selectConnectButton(snapshot, options, locale))
  return { ...state, messages, openerProps }
}
