import type { Titles } from "./en/titles.ts"
import type { TokensMessages } from "../TokensMessages.ts"

export const titles: Titles = {
  list: "Tokenler"
}

export const words: TokensMessages = {
  failed: "Tokenleriniz yüklenemedi.",
  outdated: "Tokenleriniz yenilenemedi. Bunlar değişmiş olabilir.",
  readAgain: "Yenile",
  none: "Bu hesapta burada bilinen token yok.",
  total: "Toplam",
  totalUnknown: "Bilinmiyor",
  totalPartial: "Fiyatı bilinmeyen tokenler sayılmaz.",
  unverified: "Doğrulanmamış",
  unverifiedNote:
    "Bunlar başka tokenlerle aynı adı taşıyor ve sizi aldatmak için olabilir. Adlarına bakarak güvenmeyin.",
  manage: "Token ekle veya gizle",
  addLabel: "Tokenin sözleşme adresi",
  addNote: "Tokenin kendi sitesinden veya bir gezginden kopyalayabilirsiniz.",
  add: "Ekle",
  added: "Eklendi. Biraz sahip olduğunuzda listenizde görünür.",
  notToken: "Bu ağda bu adreste token yok.",
  notRead: "Token yüklenemedi. Yeniden deneyin.",
  hide: "Gizle",
  show: "Göster"
}
