import type { KitCore } from "@latchkey/core"
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react"
import type { ModalLoadFailedError } from "../context/errors.ts"
import {
  KitContext,
  requireKit,
  type Appearance,
  type KitContextValue,
  type Theme
} from "../context/KitContext.ts"
import { loadAccountFace as fetchAccountFace, prefetchModalWhenIdle } from "./loadModal.ts"
import type { Messages } from "../messages/Messages.ts"
import { useButtonMessages } from "./useButtonMessages.ts"
import { usePageLocale } from "../context/usePageLocale.ts"
import { useModalAttachment } from "./useModalAttachment.ts"

/** What `KitProvider` takes. */
export interface KitProviderProps {
  /** The kit, created once outside of components: `createKit({ ... })`. */
  readonly kit: KitCore
  /**
   * BCP 47 language; by default that of `messages`, otherwise the page's own `lang`, once hydrated. Its messages are loaded
   * when they are needed.
   */
  readonly locale?: string | undefined
  /** Messages that replace those of the language: a few, or a whole catalogue such as `@latchkey/react/messages/de`. */
  readonly messages?: Partial<Messages> | undefined
  /** `dark` by default. */
  readonly theme?: Theme | undefined
  /** Do not append the modal to the body: the page places `<KitModal />` itself. */
  readonly disableAppend?: boolean | undefined
  readonly children?: ReactNode
}

/** A provider without the style sheet: the modal, the messages and the prefetch. */
export const KitScope = ({
  kit,
  messages,
  locale,
  theme = "dark",
  disableAppend = false,
  children
}: KitProviderProps) => {
  requireKit(kit, "KitProvider")
  const language = locale || messages?.locale
  const pageLocale = usePageLocale()
  const appearance = useMemo(
    (): Appearance => ({ locale: language, theme, messages }),
    [language, theme, messages]
  )
  const words = useButtonMessages(language ?? pageLocale, messages)
  const [loadFailure, onLoadFailure] = useState<ModalLoadFailedError>()
  const prepare = useModalAttachment(kit, appearance, { disabled: disableAppend, onLoadFailure })
  // Kept here, so that a button that is mounted later draws the account at once.
  const [accountFace, setAccountFace] = useState<KitContextValue["accountFace"]>()
  const loadAccountFace = useCallback(() => {
    fetchAccountFace().then(setAccountFace, () => {})
  }, [])
  const value = useMemo(
    () => ({
      kit,
      appearance,
      ...words,
      prepare,
      loadFailure,
      onLoadFailure,
      accountFace,
      loadAccountFace
    }),
    [kit, appearance, words, prepare, loadFailure, accountFace, loadAccountFace]
  )
  useEffect(() => (kit.options.prefetch === false ? undefined : prefetchModalWhenIdle(kit)), [kit])

  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}
