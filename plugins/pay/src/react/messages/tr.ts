import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Nasıl ödeyeceksiniz",
  review: "İncele",
  progress: "Ödeme"
}

export const words: PayMessages = {
  nothing: "Ödenecek bir şey yok.",
  asset: "Varlık",
  underWay: "Bu ödeme sürüyor",
  byWallet: "{wallet} ile öde",
  connect: "Cüzdan bağla",
  switchFirst: "Önce {network} ağına geçmeyi sorar",
  preparing: "Sorarsa cüzdanda onaylayın",
  exchanges: "Borsadan",
  loadingExchanges: "Borsalara soruluyor",
  noExchanges: "Hiçbir borsa bunu ödemiyor.",
  exchangesFailed: "Borsalara sorulamadı.",
  askingText: "Tutarın ve alıcının buradakiyle aynı olduğunu orada kontrol edin.",
  sentTitle: "{amount} ödeniyor",
  successTitle: "{amount} ödendi",
  successText: "{address} adresine ulaştı.",
  unsentTitle: "Ödenmedi",
  declinedText: "Hiçbir şey ödenmedi.",
  unknownTitle: "Ödenip ödenmediği bilinmiyor",
  unknownText: "Yeniden ödemeden önce hesabınıza bakın.",
  shortTitle: "{amount} tutarın {arrived} kadarı ulaştı",
  shortText: "Bu token {percent} kesti, bu yüzden tam ödenmedi. Yeniden ödemeden önce satıcıya sorun.",
  problems: {
    amountTooMuch: "Cüzdanınızda o kadar {symbol} yok.",
    amountRest: "Hesabınızda çok az {symbol} kalırdı.",
    amountUnconfirmed:
      "{symbol} varlığınızın bir kısmı henüz onaylanmadı. Sonraki bloktan sonra yeniden deneyin.",
    amountLeast: "Ağ bu kadar küçük bir tutarı taşımıyor.",
    decimals: "{symbol} başka şekilde sayılıyor. Bu siteye bildirin.",
    token: "Bu tokenle ödeme yapılamaz.",
    recipient: "Alıcı bu ağın ödeyebileceği bir adres değil. Bu siteye bildirin.",
    tax: "Bu token her transferden pay keser, bu yüzden tam ödeme yapamaz.",
    refused: "Token veya alıcı bu ödemeyi reddediyor.",
    changed: "Bir şey değişti. Nasıl ödeyeceğinizi yeniden seçin.",
    switchDeclined: "Cüzdanınız başka bir ağda kaldı. Hiçbir şey ödenmedi.",
    waiting: "Bu ödeme zaten yapılıyor.",
    exchange: "Borsa yanıt vermedi. Yeniden deneyin veya başka bir yolla ödeyin.",
    link: "Borsanın bağlantısı doğru değil, bu yüzden açılmadı.",
    unsupported: "Bu burada ödenemez."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "{exchange} sayfasında devam edin",
    text: "Sayfası yeni bir pencerede açık. Tutarın ve alıcının buradakiyle aynı olduğunu orada kontrol edin."
  },
  blocked: {
    title: "Pencere açılmadı",
    text: "Tarayıcınız engelledi. {exchange} sayfasını bağlantıyla açın."
  },
  closed: {
    title: "{exchange} sayfası kapalı görünüyor",
    text: "Orada ödediyseniz bekleyin. Ödemediyseniz yeniden açın."
  },
  pending: { title: "{exchange} ödüyor", text: "Ödemeniz onda ve onu gönderiyor." },
  success: { title: "{amount} ödendi", text: "{exchange} gönderdiğini bildiriyor." },
  failed: { title: "Ödeme başarısız oldu", text: "{exchange} ödemenin yapılmadığını bildiriyor." },
  unknown: {
    title: "Ödenip ödenmediği bilinmiyor",
    text: "{exchange} bildirmiyor. Yeniden ödemeden önce oradaki hesabınıza bakın."
  },
  openPage: "{exchange} sayfasını aç",
  copyLink: "Bağlantıyı kopyala",
  linkCopied: "Bağlantı kopyalandı"
}

export const review: ReviewMessages = {
  feeAbout: "Ağ ücreti (yaklaşık)",
  reviewGone: "İncelenecek bir şey yok. Hesabınız veya ağınız değişmiş olabilir.",
  pay: "{amount} öde",
  checkTo: "Bu adresi tanıdığınızdan emin olun: ona yapılan ödeme geri alınamaz.",
  warnSelf: "Bu sizin kendi adresiniz.",
  warnBurn: "Bu adresin anahtarı kimsede yok. Oraya ödediğiniz kaybolur.",
  warnToken: "Bu, tokenin kendi sözleşmesi. Oraya ödediğiniz büyük olasılıkla kaybolur.",
  warnContract: "Bu bir sözleşme. Ödeme kabul ettiğinden emin olun.",
  confirm: "Alıcıyı kontrol ettim"
}
