import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Satın al",
  purchases: "Satın almalar"
}

export const words: OnrampMessages = {
  notConnected: "Satın almak için bir cüzdan bağlayın.",
  unsupported: "{network} ağında burada hiçbir şey satın alınamıyor.",
  chooseNetwork: "Başka bir ağ seç",
  restricted: "Bulunduğunuz yerde satın alma sunulmuyor.",
  pay: "Ödediğiniz",
  currency: "Para birimi",
  preset: "{amount} öde",
  get: "Yaklaşık alacağınız",
  coin: "Satın aldığınız",
  method: "Ödeme yöntemi",
  methods: { card: "Kart", ach_bank_account: "Banka hesabı" },
  provider: "Sağlayıcı",
  fee: "{provider}, ücret\u00a0%{fee}",
  providerFee: "{provider} ücreti",
  networkFee: "Ağ ücreti",
  to: "Hesabınıza",
  onPage: "{provider} fiyatı kendi sayfasında gösterir.",
  quoteFailed: "{provider} henüz fiyat vermedi. Ödemeden önce sayfasında göreceksiniz.",
  listsDefault: "{provider} ne sattığını bildirmedi. Sayfası başka bir şey sunabilir.",
  opaque: "{provider} sayfasında bu adrese gittiğini kontrol edin: bağlantı adresi göstermiyor.",
  leaves: "{provider} sayfasında, yeni bir pencerede ödersiniz. O sayfa adresinizi görecek.",
  buyAt: "{provider} sayfasında devam edin",
  latest: "Son satın alma",
  purchases: "Satın almalarınız",
  problems: {
    amountMissing: "Bir tutar girin.",
    amountFormat: "Bir sayı girin, örneğin 0,5.",
    amountAmbiguous: "Binlik ayırıcı olmadan yazın.",
    amountDecimals: "{currency} en fazla {decimals} ondalık basamak alır.",
    amountZero: "Sıfırdan büyük bir tutar girin.",
    amountLow: "{min} veya daha fazlasını girin.",
    amountHigh: "{max} veya daha azını girin.",
    provider: "{provider} yanıt vermedi. Yeniden deneyin veya başka bir sağlayıcı seçin.",
    link: "{provider} bağlantısı olması gereken yere gitmiyor. Hiçbir şey açılmadı.",
    invalid: "{provider} bunu artık satmıyor. Yeniden seçin.",
    other: "Bu işe yaramadı. Yeniden deneyin."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Hesabınıza",
  nothingBegun: "Henüz bir şey satın alınmadı.",
  openTitle: "{provider} sayfasında devam edin",
  openText: "Sayfası başka bir pencerede açık. Bitirince geri dönün.",
  blockedTitle: "Pencere açılmadı",
  blockedText: "Tarayıcınız engelledi. {provider} sayfasını kendiniz açın:",
  closedTitle: "{provider} sayfası kapalı görünüyor",
  closedText: "Ödediyseniz ulaşması biraz sürebilir. Ödemediyseniz yeniden açabilirsiniz.",
  pendingTitle: "Satın aldığınız yolda",
  pendingText: "{provider} bunu aldı. Bunu kapatabilirsiniz.",
  successTitle: "{provider} gönderdi",
  successText: "Hesabınızda görünmesi birkaç dakika sürebilir.",
  failedTitle: "Satın alma başarısız oldu",
  failedText: "{provider} gerçekleşmediğini bildiriyor. Paranıza ne olduğunu sayfası söyler.",
  unknownTitle: "Henüz bir şey görülmedi",
  unknownText: "Ödediyseniz hâlâ ulaşabilir. {provider} sayfası veya e-postası daha fazlasını söyler.",
  showBalance: "Bakiyemi göster",
  held: "Bakiyeniz: {amount}",
  grown: "Öncekinden {amount} fazla",
  notGrown: "Henüz bir şey ulaşmadı.",
  lookFailed: "Bakiyeniz yüklenemedi.",
  openPage: "{provider} sayfasını aç",
  copyLink: "Bağlantıyı kopyala",
  linkCopied: "Bağlantı kopyalandı",
  checkAgain: "Yeniden kontrol et",
  done: "Bitti",
  paid: "{amount} ödendi",
  somePurchase: "Satın alma",
  tags: { pending: "Yolda", success: "Gönderildi", failed: "Başarısız" },
  unread: "{provider} yanıt vermedi.",
  listFailed: "Satın aldıklarınız yüklenemedi."
}
