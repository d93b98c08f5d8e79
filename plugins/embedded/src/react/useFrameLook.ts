import { useModalContext } from "@latchkey/react/view"
import { useEffect, type RefObject } from "react"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import { useWords } from "./messages/useWords.ts"

/** Has what is around the frame look as the view does: its theme, language and direction. */
export const useFrameLook = (element: RefObject<Element | null>, api: EmbeddedApi): void => {
  const { messages, locale } = useModalContext()
  const { frameTitle } = useWords()
  useEffect(() => {
    if (element.current === null) return
    const scheme = getComputedStyle(element.current).colorScheme
    const isDark = scheme.includes("light")
      ? scheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches
      : scheme.includes("dark")
    const look = {
      themeMode: isDark ? ("dark" as const) : ("light" as const),
      locale,
      title: frameTitle,
      close: messages.close,
      direction: messages.direction
    }
    // Only the looks of something that need not be there.
    api.setLook(look).catch(() => {})
  }, [element, api, messages, locale, frameTitle])
}
