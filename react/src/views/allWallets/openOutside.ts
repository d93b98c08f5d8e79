import type { MouseEvent } from "react"

interface TelegramWindow {
  readonly Telegram?: { readonly WebApp?: { readonly openLink?: (url: string) => void } }
}

/** Opens the page of a link outside of Telegram, whose own window has no stores; elsewhere the browser follows the link. */
export const openOutside = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { href } = event.currentTarget
  try {
    const app = (window as TelegramWindow).Telegram?.WebApp
    if (typeof app?.openLink !== "function") return
    app.openLink(href)
    event.preventDefault()
  } catch {
    // The browser follows the link then, as it does outside of Telegram.
  }
}
