import { Button, fill, useModalContext, useModalState } from "@latchkey/react/view"
import { useRef } from "react"
import { useWords, withWords } from "../messages/useWords.ts"
import { openSocialWindow } from "../../signIn/socialWindow.ts"
import { problemText } from "../problemText.ts"
import { providerNames, type ShownProvider } from "../providerNames.ts"
import { shownProviders } from "../shownProviders.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"

const Worded = withWords(() => {
  const words = useWords()
  const { kit } = useModalContext()
  const { api } = useEmbedded()
  // Joined, since a selection is the same as long as its value is.
  const joined = useModalState((state) => shownProviders(state).join())
  const providers = joined.split(",") as ReadonlyArray<ShownProvider>
  const element = useRef<HTMLDivElement>(null)
  useFrameLook(element, api)
  const signIn = (provider: ShownProvider) => {
    // In the click: browsers block a window that is opened later. Where it goes is said by the frame.
    const signingIn =
      provider === "farcaster"
        ? api.connectFarcaster()
        : api.connectSocial({ provider, popup: openSocialWindow(window) })
    signingIn.catch((error: unknown) => {
      const text = problemText(error, words)
      if (text !== undefined) kit.showToast({ variant: "error", text })
    })
  }
  return (
    <div className="stack" ref={element}>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => signIn(provider)}>
          {fill(words.continueWith, { provider: providerNames[provider] })}
        </Button>
      ))}
    </div>
  )
})

/** Signing in at a provider, among the ways to connect. */
const SocialMethod = () => <Worded params={{}} />

export default SocialMethod
