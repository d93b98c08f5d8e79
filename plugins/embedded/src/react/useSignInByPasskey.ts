import { useModalContext } from "@latchkey/react/view"
import { viewIds } from "../viewIds.ts"
import { useEmbedded } from "./useEmbedded.ts"

/** Signs in by a passkey, in the frame; the view that signs in says how it goes. */
export const useSignInByPasskey = (): (() => void) => {
  const { kit } = useModalContext()
  const { api } = useEmbedded()
  return () => {
    // The view that is opened tells how it ended, whatever that was.
    void api.connectPasskey().catch(() => {})
    kit.navigation.open({ view: viewIds.signIn, params: { connectorId: "embedded" } })
  }
}
