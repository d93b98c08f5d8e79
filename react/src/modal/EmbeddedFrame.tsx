import { type ReactNode, useEffect, useId, useRef } from "react"
import { FrameContent } from "./FrameContent.tsx"
import { useModal, useModalState } from "./ModalContext.ts"
import { useShake } from "./useShake.ts"
import { useViewFocus } from "./useViewFocus.ts"

/** The card in the page's flow: always open, nothing to close. */
export const EmbeddedFrame = ({ children }: { readonly children: ReactNode }) => {
  const { kit } = useModal()
  const navigation = useModalState((state) => state.navigation)
  const card = useRef<HTMLElement>(null)
  const title = useId()
  // Closing means starting again: at the account when connected, else at connecting.
  useEffect(() => {
    if (!navigation.open) kit.open()
  }, [kit, navigation.open])
  const entry = navigation.stack.at(-1)
  const connected = useModalState((state) => {
    const namespace = state.network.activeNamespace
    return namespace !== undefined && state.account[namespace]?.address !== undefined
  })
  useEffect(() => {
    if (connected && entry?.view === "Connect" && navigation.stack.length === 1)
      kit.navigation.reset("Account")
  }, [kit, connected, entry?.view, navigation.stack.length])
  useViewFocus(card, navigation, { initial: false })
  useShake(card, navigation.shakes)
  return (
    <section ref={card} className="card" data-embedded="" aria-labelledby={title}>
      {entry !== undefined && <FrameContent navigation={navigation} entry={entry} titleId={title} />}
      {children}
    </section>
  )
}
