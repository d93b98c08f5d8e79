import { useSyncExternalStore } from "react"

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["lang"] })
  return () => observer.disconnect()
}

/**
 * The language that the page says it is in, for an app that names none: whatever text it is, since pages write many. English
 * if it says none, on a server, and while hydrating.
 */
export const usePageLocale = (): string =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.lang,
    () => ""
  ) || "en"
