import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "فعالیت",
  transaction: "تراکنش"
}

export const words: ActivityMessages = {
  kinds: {
    send: "ارسال شد",
    receive: "دریافت شد",
    self: "ارسال به خودتان",
    mint: "مینت شد",
    burn: "سوزانده شد",
    trade: "سواپ شد",
    approve: "اجازهٔ برداشت داده شد",
    approved: "مجوز داده شد",
    revoked: "مجوز لغو شد",
    cancel: "لغو شد",
    deploy: "قرارداد ساخته شد",
    deposit: "واریز شد",
    withdraw: "برداشت شد",
    borrow: "قرض گرفته شد",
    repay: "بازپرداخت شد",
    stake: "استیک شد",
    unstake: "از استیک خارج شد",
    claim: "مطالبه شد",
    contract: "قرارداد استفاده شد",
    taken: "آدرس دیگری آن را جابه\u200cجا کرد",
    failed: "ناموفق",
    sending: "در حال ارسال",
    swapping: "در حال سواپ",
    approving: "در حال دادن مجوز",
    revoking: "در حال لغو مجوز",
    unknown: "نتیجه نامعلوم است"
  },
  tags: {
    lookAlike: "مشابه",
    unverified: "تأییدنشده",
    nothing: "خالی",
    spam: "هرزنامه"
  },
  pending: "در جریان",
  usually: "معمولاً {time}",
  to: "به {address}",
  from: "از {address}",
  spender: "برای {address}",
  unlimited: "نامحدود",
  all: "همهٔ",
  nothing: "هیچ",
  more: "و {count} مورد دیگر",
  older: "نمایش قدیمی\u200cترها",
  olderFailed: "فعالیت\u200cهای قدیمی\u200cتر بارگیری نشد.",
  partial: "شاید برخی فعالیت\u200cهای قدیمی\u200cتر نمایش داده نشود.",
  fallback: "یکی از منابع پاسخ نداد. شاید بخشی از فعالیت\u200cها نمایش داده نشود.",
  failed: "فعالیت\u200cهای شما بارگیری نشد.",
  outdated: "فعالیت\u200cهای شما به\u200cروز نشد. شاید فعالیت\u200cهای جدیدتر نمایش داده نشود.",
  unfetched: "دریافت تراکنش\u200cها ناموفق بود",
  readAgain: "به\u200cروزرسانی",
  none: "هنوز اینجا اتفاقی نیفتاده است.",
  noneKnown: "فعالیت اخیری نیست. شاید فعالیت\u200cهای قدیمی\u200cتر نمایش داده نشود.",
  untold: "فعالیت روی {network} اینجا قابل نمایش نیست.",
  hidden: "تراکنش\u200cهای پنهان: {count}",
  showHidden: "نمایش",
  hideHidden: "پنهان کردن",
  hiddenNote: "این\u200cها را کلاهبرداران به جا می\u200cگذارند. هرگز آدرسی را از آن\u200cها کپی نکنید."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "این آدرس شبیه یکی از آدرس\u200cهای شما یا آدرسی است که به آن ارسال کرده\u200cاید، اما همان نیست. آن را کپی نکنید.",
    unverified: "شاید توکنی نباشد که نامش را دارد، و شاید بی\u200cارزش باشد.",
    nothing: "این را کس دیگری فرستاده و چیزی جابه\u200cجا نشده است. شاید ترفندی باشد تا آدرسش را کپی کنید.",
    spam: "به نظر تبلیغات است. به سایت\u200cهایی که نام می\u200cبرد سر نزنید."
  },
  mayTake: "از این پس قابل برداشت",
  gone: "این تراکنش در فعالیت این حساب نیست.",
  unknownNote: "ارسال شد، اما نتیجهٔ آن هنوز معلوم نیست. پیش از ارسال دوباره، آن را پیگیری کنید.",
  failedNote: "ناموفق بود، پس چیزی جابه\u200cجا نشد. شبکه کارمزد را برنمی\u200cگرداند.",
  takenNote: "این را شما امضا نکرده\u200cاید. شاید آدرسی امضا کرده که به آن اجازهٔ برداشت داده\u200cاید.",
  unlimitedNote: "مجوز نامحدود می\u200cتواند هر چه از آن دارید را بردارد، تا زمانی که آن را لغو کنید.",
  status: "وضعیت",
  statuses: { success: "انجام شد", failed: "ناموفق", pending: "در جریان", unknown: "نامعلوم" },
  date: "تاریخ",
  sender: "امضاکننده",
  network: "شبکه",
  fee: "کارمزد شبکه",
  hash: "تراکنش",
  copyHash: "کپی شناسهٔ تراکنش",
  copyAddress: "کپی آدرس",
  copied: "کپی شد",
  copyFailed: "کپی نشد"
}

export const replacing: ReplacingMessages = {
  speedUp: "تسریع",
  cancel: "لغو تراکنش",
  speedUpText: "دوباره با کارمزد بیشتر فرستاده می\u200cشود. فقط یکی از این دو انجام می\u200cشود.",
  cancelText: "یک تراکنش خالی به خودتان جای آن را می\u200cگیرد. شاید اولی پیش از آن انجام شود.",
  feeBefore: "کارمزد تا اینجا (حداکثر)",
  speedingUp: "در حال تسریع. فقط یکی از این دو انجام می\u200cشود.",
  cancelling: "در حال لغو. شاید پیش از آن انجام شود.",
  settled: "پیش\u200cتر انجام شده بود.",
  fixed: "چیزی نمی\u200cتواند جای آن را بگیرد. فقط می\u200cتوان صبر کرد.",
  beside: "کیف پول شما به\u200cجای جایگزینی اولی، تراکنش تازه\u200cای فرستاد. شاید هر دو انجام شوند."
}
