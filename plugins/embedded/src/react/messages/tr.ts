import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Giriş yap",
  approve: "Onayla",
  wallet: "Cüzdan",
  updateEmail: "E-postayı değiştir"
}

export const buttons: Buttons = {
  email: "E-posta ile devam et",
  passkey: "Geçiş anahtarıyla devam et",
  provider: "{provider} ile devam et"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-posta",
  emailSubmit: "Devam et",
  emailIntro: "Adresinize bir kod göndeririz. Parola yok, yüklenecek bir şey yok.",
  emailInvalid: "Bu geçerli bir e-posta adresi değil. Yeniden deneyin.",
  cooldown: "{seconds} sonra yeniden deneyin",
  frameFailed: "Cüzdan yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  timedOut: "Cüzdan yanıt vermedi. Yeniden deneyin.",
  failed: "Bu işe yaramadı. Yeniden deneyin.",
  failedTitle: "Giriş yapılamadı",
  deviceTitle: "Bu cihazı onaylayın",
  deviceText: "Burada daha önce giriş yapmadınız. {email} adresine gönderilen bağlantıyı açın.",
  codeTitle: "Kodu girin",
  codeText: "{email} adresine gönderildi.",
  codeLabel: "Altı haneli kod",
  codeLife: "Kod 20 dakika geçerlidir.",
  codeChecking: "Kod kontrol ediliyor",
  codeFailed: "{reason}. Yeniden deneyin",
  resend: "Kodu yeniden gönder",
  resendIn: "{seconds} sn sonra yeniden gönder",
  resent: "Kod yeniden gönderildi",
  otherEmail: "Başka bir e-posta kullan",
  accountTitle: "Cüzdanınız açılıyor",
  accountText: "Bu biraz sürer.",
  continueWith: "{provider} ile devam et",
  passkey: "Geçiş anahtarıyla devam et",
  moreProviders: "Diğer giriş yolları",
  socialTitle: "{provider} ile giriş yap",
  socialText: "Sağlayıcının penceresinde giriş yapın",
  socialClosed: "Siz giriş yapmadan pencere kapatıldı.",
  socialFailed: "Oradaki giriş başlatılamadı. Yeniden deneyin veya başka bir yol seçin.",
  socialBlocked: "Tarayıcı pencereyi engelledi. Bu sayfanın pencerelerine izin verip yeniden deneyin.",
  socialCutOff: "Bu sayfa pencereden bilgi alamıyor. Başka bir giriş yolu seçin.",
  insecure: "Giriş için güvenli bir sayfa gerekir, bu sayfa güvenli değil.",
  forgetful:
    "Tarayıcınız bu cüzdan için hiçbir şey saklamıyor. Bir dahaki sefere yeniden giriş yapacaksınız.",
  farcasterPreparing: "Hazırlanıyor",
  farcasterText: "Telefonunuzla tarayın veya Farcaster’ı bu cihazda açın.",
  farcasterCode: "Farcaster’ı açan QR kodu",
  farcasterCopy: "Bağlantıyı kopyala",
  farcasterCopied: "Bağlantı kopyalandı",
  farcasterCopyFailed: "Bağlantı kopyalanamadı",
  farcasterOpen: "Farcaster’ı aç",
  farcasterFailed: "Farcaster ile giriş yapılamadı. Yeniden deneyin.",
  approveTitle: "Cüzdanınızda onaylayın",
  approveText: "Onaylamadan önce neyin imzalanacağını okuyun.",
  walletEmail: "E-posta",
  walletBackUp: "Cüzdanı yedekle",
  walletBackUpText: "Kurtarma ifadesini yalnızca size gösterir",
  walletType: "Hesap",
  eoa: "Standart hesap",
  smartAccount: "Akıllı hesap",
  smartNew: "Akıllı hesabınız henüz bu ağda değil. İlk işlemi onu kurar.",
  smartHint:
    "Akıllı hesabınız tek onayla birkaç adım atar. Kendi adresi vardır: sahip olduklarınız olduğu yerde kalır.",
  updateTitle: "E-postayı değiştir",
  updateText: "Bundan sonra bununla giriş yaparsınız. Hesabınız aynı kalır.",
  save: "Kaydet",
  primaryText: "Önce şimdiki adresinize gönderilen kodu girin.",
  secondaryText: "{email} adresine gönderilen kodu girin.",
  updated: "E-postanız değiştirildi.",
  signedOut: "Cüzdanınızı görmek için giriş yapın.",
  frameTitle: "Cüzdanınız"
}
