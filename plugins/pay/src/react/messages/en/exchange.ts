import type { ExchangeMessages } from "../../PayMessages.ts"

/** English. */
export const exchange: ExchangeMessages = {
  open: {
    title: "Continue on {exchange}",
    text: "Its page is open in a new window. Check there that amount and recipient are the same as here."
  },
  blocked: {
    title: "No window was opened",
    text: "Your browser prevented it. Open {exchange}'s page with the link."
  },
  closed: {
    title: "{exchange}'s page seems to be closed",
    text: "If you have paid there, wait. If not, open it again."
  },
  pending: { title: "{exchange} is paying", text: "It has your payment and sends it." },
  success: { title: "Paid {amount}", text: "{exchange} says that it has sent it." },
  failed: { title: "The payment failed", text: "{exchange} says that it wasn't made." },
  unknown: {
    title: "We couldn't confirm this was paid",
    text: "{exchange} doesn't say. Look at your account there before you pay again."
  },
  openPage: "Open {exchange}'s page",
  copyLink: "Copy link",
  linkCopied: "Link copied"
}
