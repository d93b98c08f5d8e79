import type { Words } from "@latchkey/react/view"

/** Every text that the views show, in one language. `{name}` is replaced by a value. */
export interface ReceiveMessages {
  /** Alternative text of the QR code. */
  readonly qrCode: string
  /** What the payment link does. */
  readonly link: string
  readonly copyLink: string
  readonly linkCopied: string
  readonly linkFailed: string
  /** What may be sent here, if the address works on one network only. */
  readonly onlyHere: string
  /** What may be sent here, if the address works on several networks. */
  readonly onlyCompatible: string
  readonly networksText: string
  readonly notConnected: string
}

/** The catalogues, by language. */
export const messages: Words<ReceiveMessages> = {
  en: {
    qrCode: "QR code of your address",
    link: "Payment link for {network}",
    copyLink: "Copy payment link",
    linkCopied: "Payment link copied",
    linkFailed: "Couldn't copy the payment link.",
    onlyHere: "Send only coins and tokens on {network} to this address.",
    onlyCompatible: "Send only coins and tokens on {network} or another compatible network to this address.",
    networksText:
      "Your address is the same on these networks. What is sent on any other network may be lost.",
    notConnected: "Connect a wallet to see where you can be paid."
  },
  ar: {
    qrCode: "رمز QR لعنوانك",
    link: "رابط دفع على {network}",
    copyLink: "نسخ رابط الدفع",
    linkCopied: "تم نسخ رابط الدفع",
    linkFailed: "تعذّر نسخ رابط الدفع.",
    onlyHere: "أرسل إلى هذا العنوان العملات والرموز على شبكة {network} فقط.",
    onlyCompatible: "أرسل إلى هذا العنوان العملات والرموز على شبكة {network} أو شبكة متوافقة أخرى فقط.",
    networksText: "عنوانك هو نفسه على هذه الشبكات. وما يُرسل على أي شبكة أخرى قد يضيع.",
    notConnected: "اربط محفظة لمعرفة العنوان الذي يمكن الدفع إليه."
  },
  de: {
    qrCode: "QR-Code deiner Adresse",
    link: "Zahlungslink für {network}",
    copyLink: "Zahlungslink kopieren",
    linkCopied: "Zahlungslink kopiert",
    linkFailed: "Der Zahlungslink konnte nicht kopiert werden.",
    onlyHere: "Sende nur Coins und Token auf {network} an diese Adresse.",
    onlyCompatible:
      "Sende nur Coins und Token auf {network} oder einem anderen passenden Netzwerk an diese Adresse.",
    networksText:
      "Deine Adresse ist auf diesen Netzwerken dieselbe. Was auf einem anderen ankommt, kann verloren sein.",
    notConnected: "Verbinde eine Wallet, um zu sehen, wohin man dir zahlen kann."
  }
}
