import type { ActivityMessages, DetailMessages } from "../ActivityMessages.ts"
import type { ReplacingMessages } from "../ReplacingMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Etkinlik",
  transaction: "İşlem"
}

export const words: ActivityMessages = {
  kinds: {
    send: "Gönderildi",
    receive: "Alındı",
    self: "Kendinize gönderildi",
    mint: "Basıldı",
    burn: "Yakıldı",
    trade: "Takas edildi",
    approve: "Harcama izni verildi",
    approved: "Onaylandı",
    revoked: "Onay geri alındı",
    cancel: "İptal edildi",
    deploy: "Sözleşme oluşturuldu",
    deposit: "Yatırıldı",
    withdraw: "Çekildi",
    borrow: "Borç alındı",
    repay: "Geri ödendi",
    stake: "Stake edildi",
    unstake: "Stake kaldırıldı",
    claim: "Talep edildi",
    contract: "Sözleşme kullanıldı",
    taken: "Başka bir adres tarafından taşındı",
    failed: "Başarısız",
    sending: "Gönderiliyor",
    swapping: "Takas ediliyor",
    approving: "Onaylanıyor",
    revoking: "Onay geri alınıyor",
    unknown: "Sonuç bilinmiyor"
  },
  tags: {
    lookAlike: "Benzer",
    unverified: "Doğrulanmamış",
    nothing: "Boş",
    spam: "Spam"
  },
  pending: "Bekliyor",
  usually: "Genellikle {time}",
  to: "Alıcı: {address}",
  from: "Gönderen: {address}",
  spender: "Yetkili: {address}",
  unlimited: "Sınırsız",
  all: "Tüm NFT’ler:",
  nothing: "Hiç",
  more: "ve {count} tane daha",
  older: "Daha eskileri göster",
  olderFailed: "Daha eski etkinlik yüklenemedi.",
  partial: "Daha eski etkinlik eksik olabilir.",
  fallback: "Bir kaynak yanıt vermedi. Bazı etkinlikler eksik olabilir.",
  failed: "Etkinliğiniz yüklenemedi.",
  outdated: "Etkinliğiniz yenilenemedi. Daha yeni etkinlik eksik olabilir.",
  unfetched: "İşlemler alınamadı",
  readAgain: "Yenile",
  none: "Burada henüz bir şey olmadı.",
  noneKnown: "Son etkinlik yok. Daha eski etkinlik eksik olabilir.",
  untold: "{network} ağındaki etkinlik burada okunamıyor.",
  hidden: "Gizli işlemler: {count}",
  showHidden: "Göster",
  hideHidden: "Gizle",
  hiddenNote: "Bunları dolandırıcılar bırakır. İçlerinden asla adres kopyalamayın."
}

export const details: DetailMessages = {
  doubts: {
    lookAlike:
      "Bu adres sizin adreslerinizden birine veya daha önce gönderim yaptığınız birine benziyor, ama o değil. Kopyalamayın.",
    unverified: "Adını taşıdığı token olmayabilir ve değersiz olabilir.",
    nothing: "Bunu başkası gönderdi ve hiçbir şey taşınmadı. Adresini kopyalamanız için bir tuzak olabilir.",
    spam: "Bu reklama benziyor. Adı geçen siteleri ziyaret etmeyin."
  },
  mayTake: "Şu andan itibaren izinli",
  gone: "Bu işlem bu hesabın etkinliğinde yok.",
  unknownNote: "Gönderildi, ancak sonucu henüz bilinmiyor. Yeniden göndermeden önce kontrol edin.",
  failedNote: "Başarısız oldu, bu yüzden hiçbir şey taşınmadı. Ücret ağda kalır.",
  takenNote: "Bunu siz imzalamadınız. Harcama izni verdiğiniz bir adres yapmış olabilir.",
  unlimitedNote: "Sınırsız onayı olan, siz geri alana kadar bundan sahip olduğunuz her şeyi alabilir.",
  status: "Durum",
  statuses: { success: "Tamamlandı", failed: "Başarısız", pending: "Bekliyor", unknown: "Bilinmiyor" },
  date: "Tarih",
  sender: "İmzalayan",
  network: "Ağ",
  fee: "Ağ ücreti",
  hash: "İşlem",
  copyHash: "İşlem kimliğini kopyala",
  copyAddress: "Adresi kopyala",
  copied: "Kopyalandı",
  copyFailed: "Kopyalanamadı"
}

export const replacing: ReplacingMessages = {
  speedUp: "Hızlandır",
  cancel: "İşlemi iptal et",
  speedUpText: "Daha yüksek ücretle yeniden gönderilir. İkisinden yalnızca biri gerçekleşir.",
  cancelText: "Yerine kendinize giden boş bir işlem geçer. Ondan önce ilki yine de gerçekleşebilir.",
  feeBefore: "Şimdiye kadarki ücret (en çok)",
  speedingUp: "Hızlandırılıyor. İkisinden yalnızca biri gerçekleşir.",
  cancelling: "İptal ediliyor. Ondan önce yine de gerçekleşebilir.",
  settled: "Zaten gerçekleşmişti.",
  fixed: "Yerine hiçbir şey geçemez. Yalnızca beklenebilir.",
  beside: "Cüzdanınız ilkinin yerine geçirmek yerine yeni bir işlem gönderdi. İkisi de gerçekleşebilir."
}
