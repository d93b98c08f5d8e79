import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Gönder",
  tokens: "Token seç",
  review: "İncele"
}

export const words: SendMessages = {
  notConnected: "Göndermek için bir cüzdan bağlayın.",
  token: "Token: {symbol}",
  balance: "Bakiyeniz: {amount}",
  max: "Maks.",
  maxLabel: "Maks., tümünü gönder",
  toPlaceholder: "Alıcının adresi",
  toNamePlaceholder: "Adres veya ad",
  paste: "Yapıştır",
  memoLabel: "Memo, alıcı istiyorsa",
  memoNote: "Herkes okuyabilir. Borsalar genellikle ister.",
  review: "İncele",
  tokensFailed: "Tokenleriniz yüklenemedi.",
  noTokens: "Bu hesapta burada bilinen token yok.",
  searchTokens: "Token ara",
  noTokenFound: "“{query}” ile eşleşen token yok.",
  latest: "Son transfer",
  unverified: "{address} tokeni başka bir tokenle aynı adı taşıyor ve sizi aldatmak için olabilir.",
  reviewGone: "İncelenecek bir şey yok. Hesabınız veya ağınız değişmiş olabilir.",
  deposit: "Ücretin {amount} kadarı, alıcıda bu token için bir hesap açar ve orada kalır.",
  send: "{amount} gönder",
  confirm: "Alıcıyı kontrol ettim",
  warnSelf: "Bu sizin kendi adresiniz.",
  warnBurn: "Bu adresin anahtarı kimsede yok. Oraya gönderdiğiniz kaybolur.",
  warnToken: "Bu, tokenin kendi sözleşmesi. Oraya gönderdiğiniz büyük olasılıkla kaybolur.",
  warnContract: "Bu adres bir sözleşme. Gönderdiğinizi kullanabileceğinden emin olun.",
  warnLookAlike:
    "Bu adres bildiğiniz bir adrese, {address}, benziyor, ama başka bir adres. Birisi onları karıştırmanızı istiyor olabilir.",
  askingText: "Tutarın ve alıcının buradakiyle aynı olduğunu orada kontrol edin.",
  sentTitle: "{amount} gönderiliyor",
  successTitle: "{amount} gönderildi",
  successText: "{address} adresine ulaştı.",
  unknownText: "Yeniden göndermeden önce hesabınıza bakın.",
  shortTitle: "{amount} tutarın {arrived} kadarı ulaştı",
  shortText: "Bu token, {address} adresine transferinizden {percent} kesti.",
  shortTried: "{text} Önceki testte {tried} ulaşacaktı: test edildiğinde farklı davranıyor.",
  noTransfer: "Henüz bir şey gönderilmedi.",
  problems: {
    amountMissing: "Bir tutar girin.",
    amountFormat: "Bir sayı girin, örneğin 0,5.",
    amountAmbiguous: "Binlik ayırıcı olmadan yazın.",
    amountDecimals: "{symbol} en fazla {decimals} ondalık basamak alır.",
    amountZero: "Sıfırdan büyük bir tutar girin.",
    amountTooMuch: "O kadarına sahip değilsiniz.",
    amountLeast: "Oraya en az {least} gönderin.",
    amountRest: "Hesabınızda biraz {symbol} kalmalı. “Maks.” onu orada bırakır.",
    amountUnconfirmed:
      "{symbol} varlığınızın bir kısmı henüz onaylanmadı. Sonraki bloktan sonra yeniden deneyin.",
    receiverMissing: "Alıcıyı girin.",
    receiverFormat: "Bu, {network} ağında bir adres değil. Her karakteri kontrol edin.",
    receiverInvisible: "Adreste görünmeyen karakterler var. Başka bir yerden kopyalayın.",
    receiverAccount: "Bu, token tutan bir hesap, cüzdan değil. Cüzdanın adresini isteyin.",
    receiverLink: "Bu bağlantı burada izlenemiyor.",
    memo: "Bu memo çok uzun veya gönderilemeyen karakterler içeriyor.",
    receiverNameNone: "Bu ad {network} ağında hiçbir adresi göstermiyor.",
    receiverNameInvalid: "Bu bir ad değil veya başka bir adla karıştırılabilir.",
    receiverNameFailed: "Ad aranamadı. Yeniden deneyin.",
    receiverMoved: "Ad artık başka bir adresi gösteriyor. Alıcıya sorun.",
    token: "Bu token gönderilemez.",
    tax: "Bu token her transferden bu sitenin izin verdiğinden fazlasını kesiyor.",
    refused: "Token veya alıcı bu transferi reddediyor.",
    changed: "Siz baktığınızdan beri bir şey değişti. Yeniden inceleyin.",
    unsupported: "{network} ağında buradan hiçbir şey gönderilemez.",
    waiting: "Cüzdanınızda hâlâ bir transfer bekliyor."
  },
  standsFor: "{name} şu adresi gösteriyor:",
  lookingUp: "Ad aranıyor",
  links: {
    reading: "Bağlantı okunuyor",
    filled: "Bağlantıdan dolduruldu. Göndermeden önce kontrol edin.",
    says: "Bağlantıda yazan: “{label}”",
    switchTo: "Ağı değiştir: {name}",
    elsewhere: "başka bir ağ",
    failed: "Bağlantı okunamadı. Yeniden deneyin.",
    problems: {
      transaction:
        "Bu bağlantı, işlemi bir web sitesinin yazmasına izin veriyor. Bunun yerine bir adres veya ödeme bağlantısı isteyin.",
      unsupported: "Bu bağlantı bir transferden fazlasını istiyor. Bunun yerine bir adres isteyin.",
      malformed: "Bu bağlantı bozuk. Yenisini isteyin.",
      network: "Bu bağlantı şunun için: {name}.",
      token: "Bu bağlantı burada sahip olmadığınız bir token istiyor.",
      references:
        "Bu bağlantı, bu ağdaki transferlerin içeremeyeceği bir şey istiyor. Bunun yerine bir adres isteyin.",
      other: "Bu bağlantı girdiğinizden başka bir şey istiyor."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Ağ ücreti (yaklaşık)",
  feeAboutNote: "Cüzdanınız ücreti seçer ve siz onaylamadan önce gösterir.",
  feeChoice: "Hız",
  feeLevels: {
    slow: "Yavaş",
    normal: "Normal",
    fast: "Hızlı"
  },
  totalAbout: "Toplam (yaklaşık)",
  warnMemo:
    "Bu alıcının, kime ait olduğunu bilmek için memoya ihtiyacı var. Memo olmadan gönderdiğiniz kaybolabilir.",
  warnSpelling:
    "Bu hesabı başka bir ağın yazdığı biçimde girdiniz. Alıcının onu {network} ağında da kullandığından emin olun.",
  warnRepeated:
    "Bu alıcıya daha önce aynı tutarı gönderdiniz ve hâlâ ulaşabilir. Yeniden gönderirseniz iki kez ödeyebilirsiniz.",
  confirmRepeated: "Bir kez daha göndermek istiyorum",
  memo: "Memo",
  reference: "Alıcı için referans",
  warnTax: "{amount} tutarın {arrived} kadarı ulaşacak: bu token {percent} keser.",
  confirmTax: "Yine de gönder",
  untried: "Bu tokenin ne kadarının ulaştığını test edemedik."
}
