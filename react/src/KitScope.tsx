import type { KitCore } from "@latchkey/core"
import { useEffect, useMemo, type ReactNode } from "react"
import { KitContext, type Appearance, type Theme } from "./KitContext.ts"
import { prefetchModalWhenIdle } from "./loadModal.ts"
import type { Messages } from "./messages/Messages.ts"
import { useButtonMessages } from "./button/useButtonMessages.ts"
import { useModalAttachment } from "./useModalAttachment.ts"

/** What `KitProvider` takes. */
export interface KitProviderProps {
  /** The kit, made once outside of components: `createKit({ ... })`. */
  readonly kit: KitCore
  /** BCP 47 language; that of `messages` by default, else English. Its words are loaded when they are needed. */
  readonly locale?: string | undefined
  /** Words that replace the language's own: a few, or a whole catalogue such as `@latchkey/react/messages/de`. */
  readonly messages?: Partial<Messages> | undefined
  /** `dark` by default. */
  readonly theme?: Theme | undefined
  /** Append no modal to the body: the page places `<KitModal />` itself. */
  readonly disableAppend?: boolean | undefined
  readonly children?: ReactNode
}

/** A provider without the style sheet: the modal, the words and the prefetch. */
export const KitScope = ({
  kit,
  messages,
  locale,
  theme = "dark",
  disableAppend = false,
  children
}: KitProviderProps) => {
  const language = locale ?? messages?.locale ?? "en"
  const appearance = useMemo(
    (): Appearance => ({ locale: language, theme, messages }),
    [language, theme, messages]
  )
  const words = useButtonMessages(language, messages)
  const value = useMemo(() => ({ kit, appearance, ...words }), [kit, appearance, words])

  useModalAttachment(kit, appearance, { disabled: disableAppend })
  useEffect(() => (kit.options.prefetch === false ? undefined : prefetchModalWhenIdle(kit)), [kit])

  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
