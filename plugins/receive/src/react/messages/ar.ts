import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "استلام",
  networks: "الشبكات المتوافقة"
}

export const words: ReceiveMessages = {
  qrCode: "رمز QR لعنوانك",
  link: "رابط دفع على {network}",
  copyLink: "نسخ رابط الدفع",
  linkCopied: "تم نسخ رابط الدفع",
  linkFailed: "تعذّر نسخ رابط الدفع.",
  onlyHere: "أرسل إلى هذا العنوان العملات والتوكنات على شبكة {network} فقط.",
  onlyCompatible: "أرسل إلى هذا العنوان العملات والتوكنات على شبكة {network} أو شبكة متوافقة أخرى فقط.",
  networksText: "عنوانك هو نفسه على هذه الشبكات. وما يُرسل على أي شبكة أخرى قد يضيع.",
  notConnected: "اربط محفظة لمعرفة العنوان الذي يمكن الدفع إليه."
}
