import type { OnrampMessages } from "../../OnrampMessages.ts"

/** English. */
export const words: OnrampMessages = {
  notConnected: "Connect a wallet to buy.",
  unsupported: "Nothing can be bought on {network} here.",
  chooseNetwork: "Choose another network",
  restricted: "Buying isn't offered where you are.",
  pay: "You pay",
  currency: "Currency",
  preset: "Pay {amount}",
  get: "You get about",
  coin: "What you buy",
  method: "Pay by",
  methods: { card: "Card", ach_bank_account: "Bank account" },
  provider: "Through",
  fee: "{provider}, fee {fee}%",
  providerFee: "{provider}'s fee",
  networkFee: "Network fee",
  to: "To your account",
  onPage: "{provider} shows the price on its page.",
  quoteFailed: "{provider} didn't say a price. You'll see it on its page before you pay.",
  listsDefault: "{provider} didn't say what it sells. Its page may offer something else.",
  opaque: "Check on {provider}'s page that it goes to this address: the link doesn't show it.",
  leaves: "You pay on {provider}'s page, in a new window. It will know your address.",
  buyAt: "Go on at {provider}",
  latest: "Latest purchase",
  purchases: "Your purchases",
  problems: {
    amountMissing: "Enter an amount.",
    amountFormat: "Write a plain number.",
    amountAmbiguous: "It isn't clear whether the separator means thousands. Write it without one.",
    amountDecimals: "{currency} has at most {decimals} decimals.",
    amountZero: "Enter more than zero.",
    amountLow: "Enter {min} or more.",
    amountHigh: "Enter {max} or less.",
    provider: "{provider} didn't answer. Try again, or choose another provider.",
    link: "{provider}'s link doesn't lead where it should. Nothing was opened.",
    invalid: "{provider} doesn't sell this any more. Choose again.",
    other: "That didn't work. Try again."
  }
}
