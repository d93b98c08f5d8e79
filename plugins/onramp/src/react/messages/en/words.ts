import type { OnrampMessages } from "../../OnrampMessages.ts"

/** English. */
export const words: OnrampMessages = {
  notConnected: "Connect a wallet to buy.",
  unsupported: "You can't buy on {network} here.",
  chooseNetwork: "Choose another network",
  restricted: "Buying isn't offered where you are.",
  pay: "You pay",
  currency: "Currency",
  preset: "Pay {amount}",
  get: "You get about",
  coin: "What you buy",
  method: "Pay by",
  methods: { card: "Card", ach_bank_account: "Bank account" },
  provider: "Provider",
  fee: "{provider}, fee {fee}%",
  providerFee: "{provider}'s fee",
  networkFee: "Network fee",
  to: "To your account",
  onPage: "{provider} shows the price on its page.",
  quoteFailed: "No price from {provider} yet. You'll see it on its page before you pay.",
  listsDefault: "{provider} didn't say what it sells. Its page may offer something else.",
  opaque: "Check on {provider}'s page that it goes to this address: the link doesn't show it.",
  leaves: "You pay on {provider}'s page, in a new window. It will see your address.",
  buyAt: "Continue on {provider}",
  latest: "Latest purchase",
  purchases: "Your purchases",
  problems: {
    amountMissing: "Enter an amount.",
    amountFormat: "Enter a number, for example 0.5.",
    amountAmbiguous: "Enter it without a thousands separator.",
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
