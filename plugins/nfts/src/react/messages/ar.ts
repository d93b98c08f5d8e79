import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "رموز NFT",
  nft: "رمز NFT"
}

export const words: NftsMessages = {
  failed: "تعذّرت قراءة رموز NFT الخاصة بك.",
  outdated: "تعذّرت قراءة رموز NFT من جديد. ربما تغيّرت هذه.",
  readAgain: "القراءة من جديد",
  none: "لا تُعرف هنا رموز NFT لهذا الحساب.",
  partial: "قد تنقص رموز NFT تحفظها الشبكة بطرق غير معتادة.",
  since: "قد تنقص رموز NFT استُلمت قبل {date}.",
  sinceBlock: "قد تنقص رموز NFT استُلمت قبل الكتلة {block}.",
  hidden: "رموز NFT المخفية: {count}",
  showHidden: "عرض",
  hideHidden: "إخفاء",
  hiddenNote: "يرسل محتالون رموز NFT كهذه. لا تزر المواقع التي تذكرها.",
  doubts: {
    spam: "يبدو هذا إعلانًا. لا تزر المواقع التي يذكرها.",
    unverified: "تحمل مجموعته اسمًا كاسم مجموعة ربما تعرفها، لكنها مجموعة أخرى. ربما لا قيمة له."
  },
  tags: { spam: "إزعاج", unverified: "غير موثّق" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "لم يعد هذا الحساب يملك رمز NFT هذا.",
  barred: "لا يستطيع هذا التطبيق تحميل صورته ووصفه.",
  undescribed: "تعذّرت قراءة وصفه.",
  traits: "السمات",
  contract: "العنوان",
  number: "الرقم",
  standard: "المعيار",
  network: "الشبكة",
  held: "العدد",
  copyContract: "نسخ العنوان",
  copyNumber: "نسخ الرقم",
  copied: "تم النسخ",
  copyFailed: "تعذّر النسخ"
}
