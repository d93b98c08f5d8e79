import type { SiwxMessages } from "../../SiwxMessages.ts"

/** English. */
export const words: SiwxMessages = {
  checking: "One moment",
  checkingText: "Checking whether you are signed in already.",
  ask: "Prove that this account is yours",
  askText: "Sign a message with {wallet}. It costs nothing and moves nothing.",
  askRequired: "This site needs a signature from {wallet}. It costs nothing and moves nothing.",
  open: "Open {wallet} to sign",
  openText: "Check that the message names this site, then sign it.",
  verifying: "Signing you in",
  verifyingText: "The site is checking your signature.",
  declined: "You declined in the wallet",
  declinedText: "You aren't signed in. Nothing was sent.",
  failed: "You aren't signed in",
  failedText: "The site didn't answer as it should. Try again.",
  invalidText: "The site didn't accept the signature. Try again, or use another account.",
  wrongNetwork: "Not on this network",
  wrongNetworkText: "You can't sign in on {network} here.",
  chooseNetwork: "Choose network",
  sign: "Sign",
  site: "Site",
  account: "Account",
  network: "Network",
  notConnected: "Connect a wallet to sign in."
}
