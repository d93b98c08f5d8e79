import type { ReceiveMessages } from "../../ReceiveMessages.ts"

/** English. */
export const words: ReceiveMessages = {
  qrCode: "QR code of your address",
  link: "Payment link for {network}",
  copyLink: "Copy payment link",
  linkCopied: "Payment link copied",
  linkFailed: "Couldn't copy the payment link.",
  onlyHere: "Send only coins and tokens on {network} to this address.",
  onlyCompatible: "Send only coins and tokens on {network} or another compatible network to this address.",
  networksText: "Your address is the same on these networks. What is sent on any other network may be lost.",
  notConnected: "Connect a wallet to see where you can be paid."
}
