import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "دریافت",
  networks: "شبکه\u200cهای سازگار"
}

export const words: ReceiveMessages = {
  qrCode: "کد QR آدرس شما",
  link: "لینک پرداخت برای {network}",
  copyLink: "کپی لینک پرداخت",
  linkCopied: "لینک پرداخت کپی شد",
  linkFailed: "لینک پرداخت کپی نشد.",
  onlyHere: "فقط ارزها و توکن\u200cهای شبکهٔ {network} را به این آدرس بفرستید.",
  onlyCompatible: "فقط ارزها و توکن\u200cهای شبکهٔ {network} یا شبکهٔ سازگار دیگری را به این آدرس بفرستید.",
  networksText:
    "آدرس شما در این شبکه\u200cها یکی است. آنچه روی هر شبکهٔ دیگری فرستاده شود ممکن است از دست برود.",
  notConnected: "برای دیدن آدرس دریافت، یک کیف پول وصل کنید."
}
