import type { NftsMessages } from "../NftsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "NFT’ler",
  nft: "NFT"
}

export const words: NftsMessages = {
  failed: "NFT’leriniz yüklenemedi.",
  outdated: "NFT’leriniz yenilenemedi. Bunlar değişmiş olabilir.",
  readAgain: "Yenile",
  none: "Bu hesabın burada bilinen NFT’si yok.",
  partial: "Ağın alışılmadık şekilde tuttuğu NFT’ler eksik olabilir.",
  since: "{date} tarihinden önce alınan NFT’ler eksik olabilir.",
  sinceBlock: "{block} numaralı bloktan önce alınan NFT’ler eksik olabilir.",
  hidden: "Gizli NFT’ler: {count}",
  showHidden: "Göster",
  hideHidden: "Gizle",
  hiddenNote: "Yabancılar aldatmak için böyle NFT’ler gönderir. Adı geçen siteleri ziyaret etmeyin.",
  doubts: {
    spam: "Bu reklama benziyor. Adı geçen siteleri ziyaret etmeyin.",
    unverified:
      "Koleksiyonu, bildiğiniz biriyle aynı adı taşıyor olabilir, ama başka bir koleksiyon. Değersiz olabilir."
  },
  tags: { spam: "Spam", unverified: "Doğrulanmamış" },
  many: "× {count}",
  numbered: "NFT {number}",
  gone: "Bu NFT artık bu hesapta değil.",
  barred: "Bu uygulama görselini ve açıklamasını yükleyemiyor.",
  undescribed: "Açıklaması yüklenemedi.",
  traits: "Özellikler",
  contract: "Adres",
  number: "Numara",
  standard: "Standart",
  network: "Ağ",
  held: "Miktar",
  copyContract: "Adresi kopyala",
  copyNumber: "Numarayı kopyala",
  copied: "Kopyalandı",
  copyFailed: "Kopyalanamadı"
}
