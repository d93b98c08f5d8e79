import type { PayMessages } from "../../PayMessages.ts"

/** English. */
export const words: PayMessages = {
  nothing: "There is nothing to pay.",
  asset: "Asset",
  underWay: "This payment is already in progress",
  byWallet: "Pay with {wallet}",
  connect: "Connect a wallet",
  switchFirst: "Asks to switch to {network} first",
  preparing: "Approve in the wallet if it asks",
  exchanges: "From an exchange",
  loadingExchanges: "Asking exchanges",
  noExchanges: "No exchange pays this.",
  exchangesFailed: "Exchanges couldn't be reached.",
  askingText: "Check there that amount and recipient are the same as here.",
  sentTitle: "Paying {amount}",
  successTitle: "Paid {amount}",
  successText: "It arrived at {address}.",
  unsentTitle: "It wasn't paid",
  declinedText: "Nothing was paid.",
  unknownTitle: "We couldn't confirm this was paid",
  unknownText: "Check your account before you pay again.",
  shortTitle: "{arrived} of {amount} arrived",
  shortText: "This token kept {percent}, so it isn't paid in full. Ask the seller before you pay again.",
  problems: {
    amountTooMuch: "Your wallet doesn't have that much {symbol}.",
    amountRest: "Too little {symbol} would stay in your account.",
    amountUnconfirmed: "Some of your {symbol} isn't confirmed yet. Try again after the next block.",
    amountLeast: "This is less than the network allows.",
    decimals: "{symbol} is counted in another way. Tell this site.",
    token: "This token can't be paid with.",
    recipient: "The recipient isn't an address that this network can pay. Tell this site.",
    tax: "This token keeps part of each transfer, so it can't pay in full.",
    refused: "The token or the recipient refuses this payment.",
    changed: "Something has changed. Choose again how to pay.",
    switchDeclined: "Your wallet stayed on another network. Nothing was paid.",
    waiting: "This payment is already in progress.",
    exchange: "The exchange didn't answer. Try again, or pay another way.",
    link: "The exchange's link isn't right, so it wasn't opened.",
    unsupported: "This can't be paid here."
  }
}
