import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Zaloguj się",
  approve: "Zatwierdź",
  wallet: "Portfel",
  updateEmail: "Zmień e-mail"
}

export const buttons: Buttons = {
  email: "Kontynuuj przez e-mail",
  passkey: "Kontynuuj z kluczem dostępu",
  provider: "Kontynuuj przez {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-mail",
  emailSubmit: "Kontynuuj",
  emailIntro: "Wyślemy kod na Twój adres. Bez hasła i bez instalowania.",
  emailInvalid: "To nie jest prawidłowy adres e-mail. Spróbuj ponownie.",
  cooldown: "Do następnej próby: {seconds}",
  frameFailed: "Nie udało się wczytać portfela. Sprawdź połączenie i spróbuj ponownie.",
  timedOut: "Portfel nie odpowiedział. Spróbuj ponownie.",
  failed: "Nie udało się. Spróbuj ponownie.",
  failedTitle: "Logowanie się nie udało",
  deviceTitle: "Potwierdź to urządzenie",
  deviceText: "To pierwsze logowanie tutaj. Otwórz link wysłany na {email}.",
  codeTitle: "Wpisz kod",
  codeText: "Wysłano go na {email}.",
  codeLabel: "Sześciocyfrowy kod",
  codeLife: "Kod jest ważny 20 minut.",
  codeChecking: "Sprawdzanie kodu",
  codeFailed: "{reason}. Spróbuj ponownie",
  resend: "Wyślij kod ponownie",
  resendIn: "Wyślij ponownie za {seconds} s",
  resent: "Kod wysłano ponownie",
  otherEmail: "Użyj innego adresu e-mail",
  accountTitle: "Otwieranie Twojego portfela",
  accountText: "To potrwa chwilę.",
  continueWith: "Kontynuuj przez {provider}",
  passkey: "Kontynuuj z kluczem dostępu",
  moreProviders: "Więcej sposobów logowania",
  socialTitle: "Zaloguj się przez {provider}",
  socialText: "Zaloguj się w oknie dostawcy",
  socialClosed: "Okno zostało zamknięte przed zalogowaniem.",
  socialFailed: "Nie udało się tam rozpocząć logowania. Spróbuj ponownie lub wybierz inny sposób.",
  socialBlocked: "Przeglądarka zablokowała okno. Zezwól na okna tej strony i spróbuj ponownie.",
  socialCutOff: "Ta strona nie może nic odebrać z okna. Wybierz inny sposób logowania.",
  insecure: "Logowanie wymaga bezpiecznej strony, a ta nią nie jest.",
  forgetful:
    "Twoja przeglądarka niczego nie zapamięta dla tego portfela. Następnym razem trzeba będzie zalogować się ponownie.",
  farcasterPreparing: "Przygotowywanie",
  farcasterText: "Zeskanuj telefonem lub otwórz Farcaster na tym urządzeniu.",
  farcasterCode: "Kod QR, który otwiera Farcaster",
  farcasterCopy: "Kopiuj link",
  farcasterCopied: "Link skopiowany",
  farcasterCopyFailed: "Nie udało się skopiować linku",
  farcasterOpen: "Otwórz Farcaster",
  farcasterFailed: "Logowanie przez Farcaster się nie udało. Spróbuj ponownie.",
  approveTitle: "Zatwierdź w swoim portfelu",
  approveText: "Przeczytaj, co masz podpisać, zanim to zatwierdzisz.",
  walletEmail: "E-mail",
  walletBackUp: "Zrób kopię zapasową portfela",
  walletBackUpText: "Pokazuje frazę odzyskiwania, tylko Tobie",
  walletType: "Konto",
  eoa: "Zwykłe konto",
  smartAccount: "Konto inteligentne",
  smartNew: "Twojego konta inteligentnego nie ma jeszcze w tej sieci. Utworzy je pierwsza transakcja.",
  smartHint:
    "Twoje konto inteligentne wykonuje kilka kroków po jednym potwierdzeniu. Ma własny adres: to, co masz, zostaje tam, gdzie jest.",
  updateTitle: "Zmień e-mail",
  updateText: "Od tej chwili logujesz się tym adresem. Twoje konto pozostaje to samo.",
  save: "Zapisz",
  primaryText: "Najpierw wpisz kod wysłany na Twój obecny adres.",
  secondaryText: "Wpisz kod wysłany na {email}.",
  updated: "Twój e-mail został zmieniony.",
  signedOut: "Zaloguj się, aby zobaczyć swój portfel.",
  frameTitle: "Twój portfel"
}
