import { withLateFills } from "@latchkey/core"
import { guestbook as headless } from "./guestbook"

/** `guestbook` with a tile in the account view and a view of its own, which load when the kit's engine starts. */
export const guestbook = () =>
  withLateFills(headless(), () => import("./guestbookFills").then(({ guestbookFills }) => guestbookFills))
