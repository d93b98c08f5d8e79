import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "مجوزها",
  revoke: "لغو مجوز"
}

export const words: ApprovalsMessages = {
  intro:
    "این\u200cها می\u200cتوانند بدون پرسیدن دوباره توکن\u200cهای شما را جابه\u200cجا کنند، تا زمانی که مجوز را لغو کنید.",
  none: "این حساب مجوزی نداده که اینجا شناخته شده باشد.",
  failed: "مجوزهای شما بارگیری نشد.",
  outdated: "مجوزهای شما به\u200cروز نشد. شاید این\u200cها تغییر کرده باشند.",
  readAgain: "به\u200cروزرسانی",
  since: "شاید مجوزهایی که پیش از {date} داده شده نمایش داده نشود.",
  sinceBlock: "شاید مجوزهایی که پیش از بلاک {block} داده شده نمایش داده نشود.",
  unlimited: "\u200f{token} نامحدود",
  upTo: "تا {amount}",
  all: "همهٔ {token}",
  spenderIs: "برای {spender}",
  mayTake: "اکنون می\u200cتواند بردارد",
  contract: "قرارداد",
  spender: "طرف مجاز",
  account: "از حساب",
  after: "پس از این، طرف مجاز دیگر نمی\u200cتواند {token} بردارد. آنچه برداشته است برنمی\u200cگردد.",
  leaves: "مجوز این توکن را نمی\u200cتوان تا صفر لغو کرد. کمترین مقدار مجاز می\u200cماند: {amount}.",
  revoke: "لغو مجوز",
  gone: "این مجوز دیگر وجود ندارد.",
  askingText: "آنجا بررسی کنید که طرف مجاز همان باشد که اینجاست.",
  sentTitle: "در حال لغو",
  successTitle: "لغو شد",
  successText: "طرف مجاز دیگر نمی\u200cتواند {token} بردارد.",
  failedText: "مجوز همان است که بود. فقط کارمزد خرج شد.",
  declinedText: "مجوز همان است که بود.",
  unknownText: "کمی بعد دوباره مجوزهایتان را ببینید.",
  problems: {
    refused:
      "قرارداد این کار را رد می\u200cکند. برای دور نگه داشتن {token} از دسترس طرف مجاز، آن را به حساب دیگری منتقل کنید.",
    changed: "از وقتی نگاه کردید چیزی تغییر کرده است. دوباره نگاه کنید.",
    waiting: "درخواست دیگری هنوز در کیف پول شما منتظر است."
  }
}
