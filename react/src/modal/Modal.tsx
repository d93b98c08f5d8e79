import type { KitCore, KitState } from "@latchkey/core"
import { useMemo, useState } from "react"
import type { Messages } from "../messages/Messages.ts"
import { useMessages } from "../messages/useMessages.ts"
import { useKitState } from "../context/useKitState.ts"
import { usePageLocale } from "../context/usePageLocale.ts"
import { builtInViews } from "../views/index.ts"
import { DialogFrame } from "./DialogFrame.tsx"
import { EmbeddedFrame } from "./EmbeddedFrame.tsx"
import { LiveRegion } from "./LiveRegion.tsx"
import { LegalContext } from "../context/LegalContext.ts"
import { ModalContext, type ModalContextValue } from "../context/ModalContext.ts"
import { findView } from "./findView.ts"
import { useAnnouncer } from "./useAnnouncer.ts"
import { useLazy } from "../context/useLazy.ts"
import { makeViewModules } from "../context/viewModules.ts"
import { ViewModulesContext } from "../context/ViewModulesContext.ts"

/** What a modal needs. */
export interface ModalProps {
  readonly kit: KitCore
  /** The page's language if undefined. */
  readonly locale: string | undefined
  readonly messages?: Partial<Messages> | undefined
  readonly theme: "light" | "dark" | "system"
  readonly embedded: boolean
}

const isOpenIn = ({ navigation }: KitState) => navigation.open && !navigation.embedded
const hasNews = ({ attempt, transactions }: KitState) => !!(attempt.connect ?? transactions.list[0])
const loadNews = () => import("./ModalNews.tsx").then((part) => part.ModalNews)

/** Everything inside the modal's shadow root. */
export const Modal = ({ kit, locale, messages: words, theme, embedded }: ModalProps) => {
  const pageLocale = usePageLocale()
  const catalogue = useMessages(locale || pageLocale, words)
  const { said, announce } = useAnnouncer(kit)
  // What tells of news looks at all that happened since.
  const [from] = useState(kit.getSnapshot)
  const News = useLazy(useKitState(kit, hasNews) ? loadNews : undefined)
  const isOpen = useKitState(kit, isOpenIn) || embedded
  const modules = useMemo(() => makeViewModules(), [])
  const [accepted, accept] = useState(false)
  const consent = useMemo(() => ({ accepted, accept }), [accepted])
  const parts = useMemo(() => catalogue && { ...catalogue, modules }, [catalogue, modules])
  const context = useMemo((): ModalContextValue | undefined => {
    if (parts === undefined) return undefined
    const { messages, complete } = parts
    return {
      kit,
      messages,
      locale: messages.locale,
      embedded,
      announce,
      preload: (view) => {
        const declaration = findView(kit.getSnapshot().plugin.fillings, builtInViews, view)
        if (declaration === undefined) return
        modules.load(declaration).catch(() => {})
        complete().catch(() => {})
      }
    }
  }, [kit, parts, embedded, modules, announce])
  if (context === undefined) return null
  const Frame = embedded ? EmbeddedFrame : DialogFrame
  // What the app says comes first, then the page, then the language.
  const direction =
    words?.direction ?? ((locale === undefined && document.documentElement.dir) || context.messages.direction)
  return (
    <div data-latchkey="" data-theme={theme} dir={direction} lang={context.locale}>
      <ModalContext.Provider value={context}>
        <ViewModulesContext.Provider value={parts}>
          <LegalContext.Provider value={consent}>
            {/* What is outside of an open dialog is not read out. */}
            <Frame>{isOpen && <LiveRegion {...said} />}</Frame>
            {!isOpen && <LiveRegion {...said} />}
            {News !== undefined && News !== "failed" && <News from={from} />}
          </LegalContext.Provider>
        </ViewModulesContext.Provider>
      </ModalContext.Provider>
    </div>
  )
}
