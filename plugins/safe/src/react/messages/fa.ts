import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "پیشنهادها"
}

export const words: SafeMessages = {
  owners: "\u200f{required} نفر از {owners} مالک باید امضا کنند.",
  readOnly: "شما مالک این Safe نیستید. می\u200cتوانید ببینید، اما نمی\u200cتوانید پیشنهاد دهید.",
  empty: "آنچه این برنامه به Safe شما پیشنهاد می\u200cدهد تا زمان اجرا اینجا نمایش داده می\u200cشود.",
  unknown: "در حال پرسش از Safe",
  signatures: "در انتظار امضاها: {signatures} از {required}",
  execution: "آمادهٔ اجرا",
  executed: "اجرا شد",
  failed: "ناموفق",
  cancelled: "لغو شد",
  signaturesText: "از مالکان دیگر بخواهید آن را در Safe خود امضا کنند.",
  executionText: "مالکان کافی امضا کرده\u200cاند. یکی از آن\u200cها باید آن را اجرا کند.",
  proposal: "پیشنهاد",
  transaction: "تراکنش"
}
