import type { SmartSessionsMessages } from "../SmartSessionsMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  list: "Akıllı oturumlar",
  session: "Akıllı oturum"
}

export const words: SmartSessionsMessages = {
  tabs: { active: "Etkin", expired: "Süresi dolan", revoked: "Geri alındı" },
  none: {
    active: "Hiçbir uygulama bu hesap adına işlem yapamaz.",
    expired: "Bu hesabın süresi dolan oturumu yok.",
    revoked: "Bu hesabın geri alınan oturumu yok."
  },
  off: "Akıllı oturumlar bu sayfada kapalı.",
  failed: "Akıllı oturumlarınız yüklenemedi.",
  outdated: "Akıllı oturumlarınız yenilenemedi. Bunlar değişmiş olabilir.",
  readAgain: "Yenile",
  unnamed: "Bir uygulama",
  until: "Bitiş: {date}",
  endedAt: "Bitti: {date}",
  revokedOn: "Geri alındı: {date}",
  allows: "Size sormadan yapabilecekleri",
  spend: "{period} başına en fazla {amount} harcama",
  call: "{address} içinden {functions} çağırma",
  actAs: "{address} içinden {functions} işlevini sizin hesabınızmış gibi çalıştırma",
  withValue: "her seferinde en fazla {amount} ile",
  unread: "Burada gösterilemeyen daha fazlası var. Cüzdanınızda bakın.",
  units: "{count} birim, {address}",
  periods: { second: "saniye", minute: "dakika", hour: "saat", day: "gün", week: "hafta" },
  project: "Uygulama",
  account: "Hesap için",
  network: "Ağ",
  begun: "Verildi",
  ends: "Bitiş",
  ended: "Bitti",
  revoked: "Geri alındı",
  revoke: "Oturumu geri al",
  revokeNote: "Cüzdanınız bunu imzalamanızı istiyor. Ücretsizdir.",
  asking: "{wallet} içinde onaylayın",
  declined: "Reddettiniz. Oturum olduğu gibi duruyor.",
  revokeFailed: "Akıllı oturum geri alınamadı. Yeniden deneyin.",
  gone: "Bu oturum artık yok.",
  grantedTitle: "Akıllı oturum verildi",
  grantedText: "Onu istediğiniz zaman hesabınızda geri alabilirsiniz.",
  refusedTitle: "İstenenden fazlası verildi",
  refusedText: "Oturum kullanılmıyor. {wallet} içinde geri alın.",
  seeAll: "Tüm akıllı oturumlar",
  done: "Bitti"
}
