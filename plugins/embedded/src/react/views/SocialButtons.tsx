import { Button, fill, useModalState, useStyleSheet } from "@latchkey/react/view"
import { useRef } from "react"
import { useWords } from "../messages/useWords.ts"
import { ProviderMark } from "../providerMarks.tsx"
import { providerNames, type ShownProvider } from "../../providerNames.ts"
import { shownProviders } from "../shownProviders.ts"
import { KeyIcon } from "../icons.tsx"
import { offersMethod } from "../offersMethod.ts"
import { useSignInByPasskey } from "../useSignInByPasskey.ts"
import { useSignInAt } from "../useSignInAt.ts"
import css from "./socials.css?inline"

/** Whether the button of a provider says its name: of two both do, of more the first. */
const isWide = (place: number, count: number): boolean => count <= 2 || place === 0

/** A button for a passkey and for each provider that is offered: the first ones with their names, many more as their marks. */
export const SocialButtons = () => {
  const words = useWords()
  const signInAt = useSignInAt()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  // Joined, since a selection is the same as long as its value is.
  const joined = useModalState((state) => shownProviders(state).join())
  const providers = joined === "" ? [] : (joined.split(",") as ReadonlyArray<ShownProvider>)
  const wide = providers.filter((_, place) => isWide(place, providers.length))
  const others = providers.slice(wide.length)
  const nameOf = (provider: ShownProvider) => fill(words.continueWith, { provider: providerNames[provider] })
  const hasPasskey = useModalState((state) => offersMethod(state, "passkey"))
  const signInByPasskey = useSignInByPasskey()
  return (
    <div className="embedded-socials" ref={element}>
      {hasPasskey && (
        <Button icon={<KeyIcon />} onClick={signInByPasskey}>
          {words.passkey}
        </Button>
      )}
      {wide.map((provider) => (
        <Button key={provider} icon={<ProviderMark provider={provider} />} onClick={() => signInAt(provider)}>
          {nameOf(provider)}
        </Button>
      ))}
      {others.length > 0 && (
        <div className="embedded-marks" role="group" aria-label={words.moreProviders}>
          {others.map((provider) => (
            <button
              key={provider}
              type="button"
              className="button"
              data-variant="plain"
              aria-label={nameOf(provider)}
              title={providerNames[provider]}
              onClick={() => signInAt(provider)}
            >
              <ProviderMark provider={provider} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
