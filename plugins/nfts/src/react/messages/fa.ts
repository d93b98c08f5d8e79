import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "\u200fNFTها",
  nft: "جزئیات NFT"
}

export const words: NftsMessages = {
  failed: "\u200fNFTهای شما بارگیری نشد.",
  outdated: "\u200fNFTهای شما به\u200cروز نشد. شاید این\u200cها تغییر کرده باشند.",
  readAgain: "به\u200cروزرسانی",
  none: "اینجا NFT شناخته\u200cشده\u200cای از این حساب نیست.",
  partial: "شاید NFTهایی که شبکه به شیوه\u200cای نامعمول نگه می\u200cدارد نمایش داده نشود.",
  since: "شاید NFTهایی که پیش از {date} دریافت شده نمایش داده نشود.",
  sinceBlock: "شاید NFTهایی که پیش از بلاک {block} دریافت شده نمایش داده نشود.",
  hidden: "\u200fNFTهای پنهان: {count}",
  showHidden: "نمایش",
  hideHidden: "پنهان کردن",
  hiddenNote:
    "غریبه\u200cها چنین NFTهایی را برای فریب می\u200cفرستند. به سایت\u200cهایی که نام می\u200cبرند سر نزنید.",
  doubts: {
    spam: "به نظر تبلیغ است. به سایت\u200cهایی که نام می\u200cبرد سر نزنید.",
    unverified:
      "مجموعهٔ آن نامی شبیه مجموعه\u200cای دارد که شاید بشناسید، اما مجموعهٔ دیگری است. شاید هیچ ارزشی نداشته باشد."
  },
  tags: { spam: "هرزنامه", unverified: "تأییدنشده" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "این حساب دیگر این NFT را ندارد.",
  barred: "این برنامه نمی\u200cتواند تصویر و توضیح آن را بارگیری کند.",
  undescribed: "توضیح آن بارگیری نشد.",
  traits: "ویژگی\u200cها",
  contract: "آدرس",
  number: "شماره",
  standard: "استاندارد",
  network: "شبکه",
  held: "تعداد",
  copyContract: "کپی آدرس",
  copyNumber: "کپی شماره",
  copied: "کپی شد",
  copyFailed: "کپی نشد"
}
