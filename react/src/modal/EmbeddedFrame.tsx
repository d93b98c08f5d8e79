import { type ReactNode, useEffect, useId, useRef } from "react"
import { FrameContent } from "./FrameContent.tsx"
import { useModalContext } from "../context/ModalContext.ts"
import { useDrawnNavigation } from "./useDrawnNavigation.ts"
import { useShake } from "./useShake.ts"
import { useViewFocus } from "./useViewFocus.ts"

/** The card as part of the page: always open, with nothing to close. */
export const EmbeddedFrame = ({ children }: { readonly children: ReactNode }) => {
  const { kit } = useModalContext()
  const navigation = useDrawnNavigation()
  const card = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    kit.navigation.embed(true)
    if (!kit.getSnapshot().navigation.open) kit.open()
    return () => kit.navigation.embed(false)
  }, [kit])
  const entry = navigation.stack.at(-1)
  useViewFocus(card, navigation, { initial: false })
  useShake(card, navigation.shakes)
  return (
    <section ref={card} className="card" data-embedded="" aria-labelledby={title}>
      {entry !== undefined && <FrameContent navigation={navigation} entry={entry} titleId={title} />}
      {children}
    </section>
  )
}
