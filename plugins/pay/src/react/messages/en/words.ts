import type { PayMessages } from "../../PayMessages.ts"

/** English. */
export const words: PayMessages = {
  nothing: "There is nothing to pay.",
  asset: "Asset",
  feeAbout: "Network fee, about",
  underWay: "This payment is under way",
  byWallet: "Pay with {wallet}",
  connect: "Connect a wallet",
  switchFirst: "Asks to switch to {network} first",
  preparing: "Approve in the wallet if it asks",
  exchanges: "From an exchange",
  loadingExchanges: "Asking exchanges",
  noExchanges: "No exchange pays this.",
  exchangesFailed: "Exchanges couldn't be asked.",
  reviewGone: "Nothing to review. Your account or network may have changed.",
  pay: "Pay {amount}",
  checkTo: "Make sure that you know this address: what arrives there can't be taken back.",
  warnSelf: "This is your own address.",
  warnBurn: "Nobody has the key of this address. What you pay there is lost.",
  warnToken: "This is the token's own contract. What you pay there is most likely lost.",
  warnContract: "This is a contract. Make sure that it takes payments.",
  confirm: "I have checked the recipient",
  askingText: "Check there that amount and recipient are the same as here.",
  sentTitle: "Paying {amount}",
  successTitle: "Paid {amount}",
  successText: "It arrived at {address}.",
  unsentTitle: "It wasn't paid",
  declinedText: "Nothing was paid.",
  unknownTitle: "We couldn't confirm this was paid",
  unknownText: "Look at your account before you pay again.",
  shortTitle: "{arrived} of {amount} arrived",
  shortText: "This token kept {percent}, so it isn't paid in full. Ask the seller before you pay again.",
  exchange: {
    open: {
      title: "Go on at {exchange}",
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
    }
  },
  openPage: "Open {exchange}'s page",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  problems: {
    amountTooMuch: "Your wallet doesn't have that much {symbol}.",
    amountRest: "Too little {symbol} would stay in your account.",
    amountUnconfirmed: "Some of your {symbol} isn't confirmed yet. Try again after the next block.",
    amountLeast: "The network doesn't carry so little.",
    decimals: "{symbol} is counted in another way. Tell this site.",
    token: "This token can't be paid with.",
    recipient: "The recipient isn't an address that this network can pay. Tell this site.",
    tax: "This token keeps part of each transfer, so it can't pay in full.",
    refused: "The token or the recipient refuses this payment.",
    changed: "Something has changed. Choose again how to pay.",
    switchDeclined: "Your wallet stayed on another network. Nothing was paid.",
    waiting: "This payment is being made already.",
    exchange: "The exchange didn't answer. Try again, or pay in another way.",
    link: "The exchange's link isn't right, so it wasn't opened.",
    unsupported: "This can't be paid here."
  }
}
