import type { KitCore } from "@latchkey/core"
import { useMemo, useState } from "react"
import type { Messages } from "../messages/Messages.ts"
import { useMessages } from "../messages/useMessages.ts"
import { builtInViews } from "../views/index.ts"
import { DialogFrame } from "./DialogFrame.tsx"
import { EmbeddedFrame } from "./EmbeddedFrame.tsx"
import { LiveRegion, type Announcement } from "./LiveRegion.tsx"
import { ModalContext, type ModalContextValue } from "./ModalContext.ts"
import { makeConnectAttempts } from "./connectAttempts.ts"
import { findView } from "./findView.ts"
import { makeViewModules } from "./viewModules.ts"
import { ViewModulesContext } from "./ViewModulesContext.ts"

/** What a modal is drawn from. */
export interface ModalProps {
  readonly kit: KitCore
  readonly locale: string
  readonly messages?: Partial<Messages> | undefined
  readonly theme: "light" | "dark" | "system"
  readonly embedded: boolean
}

/** Everything inside the modal's shadow root. */
export const Modal = ({ kit, locale, messages: words, theme, embedded }: ModalProps) => {
  const messages = useMessages(locale, words)
  const [said, setSaid] = useState<Announcement>({ text: "", turn: 0, view: undefined })
  const modules = useMemo(() => makeViewModules(), [])
  const attempts = useMemo(() => makeConnectAttempts(kit), [kit])
  const context = useMemo((): ModalContextValue | undefined => {
    if (messages === undefined) return undefined
    return {
      kit,
      messages,
      locale: messages.locale,
      embedded,
      attempts,
      announce: (text, view) => {
        // A view that loads late may be drawn for the moment in which it goes.
        if (view !== undefined && view !== kit.getSnapshot().navigation.stack.at(-1)?.key) return
        setSaid(({ turn }) => ({ text, turn: turn + 1, view }))
      },
      preload: (view) => {
        const declaration = findView(kit.getSnapshot().plugin.fillings, builtInViews, view)
        if (declaration !== undefined) modules.load(declaration).catch(() => {})
      }
    }
  }, [kit, messages, embedded, attempts, modules])
  if (context === undefined) return null
  const Frame = embedded ? EmbeddedFrame : DialogFrame
  return (
    <div data-latchkey="" data-theme={theme} dir={context.messages.direction} lang={context.locale}>
      <ModalContext.Provider value={context}>
        <ViewModulesContext.Provider value={modules}>
          <Frame>
            <LiveRegion {...said} />
          </Frame>
        </ViewModulesContext.Provider>
      </ModalContext.Provider>
    </div>
  )
}
