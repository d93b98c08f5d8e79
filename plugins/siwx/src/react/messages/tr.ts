import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "Giriş yap"
}

export const words: SiwxMessages = {
  checking: "Bir dakika",
  checkingText: "Zaten giriş yapıp yapmadığınıza bakılıyor.",
  ask: "Bu hesabın sizin olduğunu kanıtlayın",
  askText: "{wallet} ile bir mesaj imzalayın. Ücretsizdir ve hiçbir şeyi taşımaz.",
  askRequired: "Bu site {wallet} cüzdanından bir imza istiyor. Ücretsizdir ve hiçbir şeyi taşımaz.",
  open: "İmzalamak için {wallet} cüzdanını açın",
  openText: "Mesajda bu sitenin adının geçtiğini kontrol edin, sonra imzalayın.",
  verifying: "Giriş yapılıyor",
  verifyingText: "Site imzanızı kontrol ediyor.",
  declined: "Cüzdanda reddettiniz",
  declinedText: "Giriş yapmadınız. Hiçbir şey gönderilmedi.",
  failed: "Giriş yapmadınız",
  failedText: "Site gerektiği gibi yanıt vermedi. Yeniden deneyin.",
  invalidText: "Site imzayı kabul etmedi. Yeniden deneyin veya başka bir hesap kullanın.",
  wrongNetwork: "Bu ağda değil",
  wrongNetworkText: "Bu site {network} ağında giriş kabul etmiyor.",
  chooseNetwork: "Ağ seç",
  sign: "İmzala",
  site: "Site",
  account: "Hesap",
  network: "Ağ",
  notConnected: "Giriş yapmak için bir cüzdan bağlayın."
}
