import { shownNamespace } from "@latchkey/core"
import { useModalContext, useModalState } from "@latchkey/react/view"
import { useAccountTokens, type TokensView } from "./useAccountTokens.ts"

/** The tokens of the account that the modal shows. */
export const useHeldTokens = (): TokensView =>
  useAccountTokens(useModalContext().kit, useModalState(shownNamespace) ?? "")
