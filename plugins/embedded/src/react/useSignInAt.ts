import { useModalContext } from "@latchkey/react/view"
import { openSocialWindow } from "../signIn/socialWindow.ts"
import { useWords } from "./messages/useWords.ts"
import { problemText } from "./problemText.ts"
import type { ShownProvider } from "../providerNames.ts"
import { useEmbedded } from "./useEmbedded.ts"

/** Signs in at a provider; what goes wrong is told by a toast. */
export const useSignInAt = (): ((provider: ShownProvider) => void) => {
  const words = useWords()
  const { kit, locale } = useModalContext()
  const { api } = useEmbedded()
  return (provider) => {
    // In the click: browsers block a window that is opened later. Where it goes is said by the frame.
    const signingIn =
      provider === "farcaster"
        ? api.connectFarcaster()
        : api.connectSocial({ provider, popup: openSocialWindow(window) })
    signingIn.catch((error: unknown) => {
      const text = problemText(error, words, locale)
      if (text !== undefined) kit.showToast({ variant: "error", text })
    })
  }
}
