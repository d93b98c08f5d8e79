import type { SafeMessages } from "../SafeMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  proposals: "Öneriler"
}

export const words: SafeMessages = {
  owners: "{owners} sahipten {required} kişinin imzalaması gerekir.",
  readOnly: "Bu Safe’in sahibi değilsiniz. Bakabilirsiniz, ama öneride bulunamazsınız.",
  empty: "Bu uygulamanın Safe’inize önerdikleri, yürütülene kadar burada gösterilir.",
  unknown: "Safe’e soruluyor",
  signatures: "İmza bekleniyor: {signatures} / {required}",
  execution: "Yürütmeye hazır",
  executed: "Yürütüldü",
  failed: "Başarısız",
  cancelled: "İptal edildi",
  signaturesText: "Diğer sahiplerden kendi Safe’lerinde imzalamalarını isteyin.",
  executionText: "Yeterli sayıda sahip imzaladı. İçlerinden birinin işlemi yürütmesi gerekiyor.",
  proposal: "Öneri",
  transaction: "İşlem"
}
