import { fillSlot, withFills } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { guestbook as headless } from "./guestbook"

const BookIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5">
    <path d="M4 4h5.5v12H4zM10.5 4H16v12h-5.5z" />
  </svg>
)

/** `guestbook` with a row in the account view and a view of its own. */
export const guestbook = () =>
  withFills(headless(), [
    fillSlot(accountActions, {
      id: "guestbook",
      feature: "guestbook",
      label: { en: "Guest book", de: "Gästebuch" },
      icon: BookIcon,
      view: "guestbook/Sign",
      capability: "signing"
    }),
    fillSlot(views, {
      id: "guestbook/Sign",
      title: { en: "Guest book", de: "Gästebuch" },
      skeleton: "text",
      load: () => import("./SignGuestbook")
    })
  ])
