import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "سواپ",
  tokens: "انتخاب توکن",
  offers: "پیشنهادها",
  preview: "بازبینی"
}

export const words: SwapMessages = {
  notConnected: "برای سواپ، یک کیف پول وصل کنید.",
  unsupported: "اینجا روی {network} چیزی نمی\u200cتوان سواپ کرد.",
  chooseNetwork: "انتخاب شبکهٔ دیگر",
  sell: "می\u200cفروشید",
  buy: "حدوداً دریافت می\u200cکنید",
  token: "توکن: {symbol}",
  chooseToken: "انتخاب",
  balance: "\u200f{amount} دارید",
  max: "حداکثر",
  maxLabel: "حداکثر، فروش همهٔ آنچه پس از کارمزد می\u200cماند",
  flip: "جابه\u200cجا کردن دو توکن",
  rate: "نرخ",
  rateIs: "\u2066۱ {sold} = {bought}\u2069",
  priceImpact: "تأثیر بر قیمت",
  provider: "صرافی",
  minimum: "حداقل دریافتی",
  slippage: "حداکثر لغزش قیمت",
  slippageChange: "تغییر لغزش قیمت، اکنون {percent}",
  slippageLegend: "قیمت چقدر می\u200cتواند بدتر شود",
  slippageOther: "دیگر، به درصد",
  slippageNote: "اگر قیمت بیش از این بدتر شود، سواپ لغو می\u200cشود و فقط کارمزد خرج می\u200cشود.",
  review: "بازبینی سواپ",
  tokensFailed: "توکن\u200cها بارگیری نشدند.",
  noTokens: "اینجا چیزی برای سواپ نیست.",
  searchTokens: "جستجوی توکن\u200cها",
  noTokenFound: "توکنی با «{query}» مطابقت ندارد.",
  yourTokens: "توکن\u200cهای شما",
  suggestedTokens: "پیشنهادی",
  otherTokens: "توکن\u200cها",
  latest: "آخرین سواپ",
  warnSlippage:
    "با لغزش {percent} شاید بسیار کمتر از مقدار نمایش\u200cداده\u200cشده دریافت کنید. دیگران می\u200cتوانند از آن سوءاستفاده کنند.",
  problems: {
    amountMissing: "مقدار را وارد کنید.",
    amountFormat: "یک عدد ساده وارد کنید، مثلاً 0.5.",
    amountAmbiguous: "آن را بدون جداکنندهٔ هزارگان بنویسید.",
    amountDecimals: "\u200f{symbol} حداکثر {decimals} رقم اعشار دارد.",
    amountZero: "بیشتر از صفر وارد کنید.",
    amountTooMuch: "این مقدار را ندارید.",
    tokenMissing: "انتخاب کنید چه می\u200cخواهید دریافت کنید.",
    token: "این توکن را نمی\u200cتوان سواپ کرد.",
    same: "دو توکن متفاوت انتخاب کنید.",
    slippage: "درصدی از ۰ تا ۵۰ وارد کنید.",
    noOffer: "هیچ صرافی\u200cای این سواپ را ارائه نمی\u200cدهد. مقدار کمتری را امتحان کنید.",
    provider: "صرافی آن\u200cطور که باید پاسخ نداد. دوباره امتحان کنید.",
    mismatch: "تراکنش صرافی با پیشنهادش یکی نبود. چیزی ارسال نشد.",
    expired: "قیمت دیگر قدیمی است. دوباره آن را ببینید.",
    moved: "از وقتی نگاه کردید قیمت بدتر شده است. دوباره آن را ببینید.",
    unsupported: "اینجا روی {network} چیزی نمی\u200cتوان سواپ کرد.",
    tax: "این توکن از هر انتقال بیش از آنچه این سایت اجازه می\u200cدهد نگه می\u200cدارد.",
    taxed: "این توکن بخشی از هر انتقال را نگه می\u200cدارد و این صرافی آن را نمی\u200cپذیرد.",
    refused: "این سواپ ناموفق می\u200cشود. شاید قیمت تغییر کرده باشد.",
    changed: "از وقتی نگاه کردید چیزی تغییر کرده است. دوباره بازبینی کنید.",
    waiting: "تراکنشی هنوز در کیف پول شما منتظر است."
  }
}

export const step: StepMessages = {
  providerFee: "کارمزد صرافی",
  siteFee: "کارمزد این سایت",
  bestOffer: "بهترین پیشنهاد",
  offerFee: "کارمزد شبکه حدود {amount}",
  stopImpact: "با این زیان نمی\u200cتوان سواپ کرد. مقدار کمتری سواپ کنید.",
  warnImpact: "این سواپ برای این بازار بزرگ است: {percent} کمتر از قیمت پیش از آن دریافت می\u200cکنید.",
  warnOpaque:
    "آنچه این تراکنش انجام می\u200cدهد اینجا خواندنی نیست. مطمئن شوید که به {provider} اعتماد دارید.",
  warnTax:
    "حدود {arrives} می\u200cرسد، {percent} کمتر از پیشنهاد: این توکن بخشی از هر انتقال را نگه می\u200cدارد.",
  warnStuck: "شاید نتوانید {symbol} را اینجا دوباره بفروشید: در آزمایش ناموفق بود.",
  untried: "نتوانستیم آزمایش کنیم چه مقدار می\u200cرسد.",
  warnMoved: "وقتی نگاه می\u200cکردید قیمت بدتر شد: اکنون حدود {bought}.",
  acceptPrice: "پذیرش قیمت جدید",
  understood: "در هر صورت سواپ شود",
  refreshFailed: "قیمت به\u200cروز نشد.",
  reviewGone: "دیگر چیزی برای بازبینی نیست.",
  step: "مرحلهٔ {number} از {count}",
  account: "حساب",
  contract: "قرارداد",
  spender: "طرف مجاز",
  approveTitle: "اجازهٔ {amount}",
  approveNote:
    "پس از آن {provider} می\u200cتواند دقیقاً همین مقدار را از حساب شما بردارد. سپس سواپ می\u200cکنید.",
  unlimited: "\u200f{symbol} نامحدود",
  allowUnlimited: "اجازهٔ مقدار نامحدود، برای سواپ\u200cهای بعدی هم",
  unlimitedNote:
    "پس از آن {provider} می\u200cتواند هر مقدار {symbol} که هر زمان داشته باشید را بردارد، تا زمانی که مجوز را لغو کنید.",
  permitNote:
    "پس از آن {provider} می\u200cتواند ظرف ۲۰ دقیقه دقیقاً همین مقدار را از حساب شما بردارد. شما فقط امضا می\u200cکنید: چیزی ارسال نمی\u200cشود و کارمزدی گرفته نمی\u200cشود. سپس سواپ می\u200cکنید.",
  approve: "اجازهٔ {amount}",
  resetTitle: "لغو مجوز قبلی",
  resetNote: "برای مجوز جدید {symbol} ابتدا باید مجوز قبلی لغو شود.",
  reset: "لغو مجوز قبلی",
  swap: "سواپ {amount}",
  askingSwap: "آنجا بررسی کنید که مقدار همان باشد که اینجاست.",
  askingApproval: "آنجا بررسی کنید که بیش از {amount} اجازه ندهد.",
  sentSwap: "در حال سواپ {amount}",
  sentApproval: "در انتظار مجوز",
  successSwap: "\u200f{amount} سواپ شد",
  successSwapText: "\u200f{got} دریافت کردید.",
  successSwapUnknown: "موجودی شما نشان می\u200cدهد چه دریافت کردید.",
  shortSwapText:
    "\u200f{got} دریافت کردید. این {percent} کمتر از مقداری است که نشان داده شد: این توکن بخشی از هر انتقال را نگه می\u200cدارد.",
  successApproval: "\u200f{amount} مجاز شد",
  successApprovalText: "اکنون سواپ را بازبینی کنید.",
  successReset: "مجوز قبلی لغو شد",
  goOn: "ادامه",
  unknownText: "پیش از تلاش دوباره، حسابتان را بررسی کنید.",
  noSwap: "هنوز چیزی سواپ نشده است."
}
