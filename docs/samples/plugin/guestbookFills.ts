import { fillSlot } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"

/** A tile of the account view, and the view that it leads to. */
export const guestbookFills = [
  fillSlot(accountActions, {
    id: "guestbook",
    feature: "guestbook",
    label: { en: "Guest book", de: "Gästebuch" },
    icon: "M4 4h5.5v12H4zM10.5 4H16v12h-5.5z",
    view: "guestbook/Sign",
    capability: "signing"
  }),
  fillSlot(views, {
    id: "guestbook/Sign",
    title: { en: "Guest book", de: "Gästebuch" },
    skeleton: "text",
    load: () => import("./SignGuestbook")
  })
]
