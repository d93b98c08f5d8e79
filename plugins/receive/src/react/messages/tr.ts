import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Al",
  networks: "Uyumlu ağlar"
}

export const words: ReceiveMessages = {
  qrCode: "Adresinizin QR kodu",
  link: "{network} için ödeme bağlantısı",
  copyLink: "Ödeme bağlantısını kopyala",
  linkCopied: "Ödeme bağlantısı kopyalandı",
  linkFailed: "Ödeme bağlantısı kopyalanamadı.",
  onlyHere: "Bu adrese yalnızca {network} ağındaki coin ve tokenleri gönderin.",
  onlyCompatible:
    "Bu adrese yalnızca {network} ağındaki veya başka bir uyumlu ağdaki coin ve tokenleri gönderin.",
  networksText: "Adresiniz bu ağlarda aynıdır. Başka herhangi bir ağda gönderilen kaybolabilir.",
  notConnected: "Size nerede ödeme yapılabileceğini görmek için bir cüzdan bağlayın."
}
