import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "Ad",
  register: "Ad seç",
  success: "Adınız"
}

export const words: NamesMessages = {
  intro: "Bir adı okumak ve paylaşmak adresten kolaydır. Her hesabın bir adı olur ve onu korur.",
  field: "Ad",
  placeholder: "adiniz",
  hint: "En az 4 harf, rakam veya kısa çizgi.",
  checking: "Uygun olup olmadığına bakılıyor",
  free: "{name} uygun.",
  problems: {
    short: "Ad en az 4 karakter olmalıdır",
    characters: "Yalnızca harf, rakam ve kısa çizgi kullanın",
    form: "Bu bir ad olamaz. Başka birini deneyin.",
    taken: "{name} alınmış. Bunlardan birini veya başka birini deneyin.",
    owned: "Bu hesabın zaten bir adı var.",
    declined: "İmzalamayı reddettiniz. Ad kaydedilmedi.",
    network: "Bu ağda ad verilmiyor. Başka bir ağa geçin.",
    account: "Hesap artık bağlı değil.",
    failed: "Ad hizmetine ulaşılamadı. Yeniden deneyin."
  },
  suggestions: "Adlar",
  available: "Uygun",
  registered: "Alınmış",
  register: "Adı kaydet",
  asking: "{name} adını kaydetmek için {wallet} içinde imzalayın. Ücretsizdir.",
  successTitle: "{name} sizin",
  successText: "Başkaları hesabınızı bu adla bulur ve adresinizin yerine bu ad gösterilir.",
  successButton: "Bitti",
  notConnected: "Ad almak için bir cüzdan bağlayın."
}
