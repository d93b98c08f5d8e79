import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "Inloggen",
  approve: "Goedkeuren",
  wallet: "Wallet",
  updateEmail: "E-mail wijzigen"
}

export const buttons: Buttons = {
  email: "Doorgaan met e-mail",
  passkey: "Doorgaan met een passkey",
  provider: "Doorgaan met {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-mail",
  emailSubmit: "Doorgaan",
  emailIntro: "We sturen een code naar je adres. Geen wachtwoord, niets te installeren.",
  emailInvalid: "Dit is geen geldig e-mailadres. Probeer het opnieuw.",
  cooldown: "Probeer het over {seconds} opnieuw",
  frameFailed: "De wallet kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.",
  timedOut: "De wallet reageerde niet. Probeer het opnieuw.",
  failed: "Dat is niet gelukt. Probeer het opnieuw.",
  failedTitle: "Inloggen is niet gelukt",
  deviceTitle: "Bevestig dit apparaat",
  deviceText: "Je hebt hier nog niet eerder ingelogd. Open de link die naar {email} is gestuurd.",
  codeTitle: "Voer de code in",
  codeText: "Die is naar {email} gestuurd.",
  codeLabel: "Code van zes cijfers",
  codeLife: "De code is 20 minuten geldig.",
  codeChecking: "De code wordt gecontroleerd",
  codeFailed: "{reason}. Probeer het opnieuw",
  resend: "Code opnieuw sturen",
  resendIn: "Opnieuw sturen over {seconds} s",
  resent: "Code opnieuw gestuurd",
  otherEmail: "Ander e-mailadres gebruiken",
  accountTitle: "Je wallet wordt geopend",
  accountText: "Dit duurt even.",
  continueWith: "Doorgaan met {provider}",
  passkey: "Doorgaan met een passkey",
  moreProviders: "Meer manieren om in te loggen",
  socialTitle: "Inloggen met {provider}",
  socialText: "Log in via het venster van de aanbieder",
  socialClosed: "Het venster werd gesloten voordat je was ingelogd.",
  socialFailed: "Inloggen kon daar niet worden gestart. Probeer het opnieuw of kies een andere manier.",
  socialBlocked:
    "De browser blokkeerde het venster. Sta vensters van deze pagina toe en probeer het opnieuw.",
  socialCutOff: "Deze pagina kan niets uit het venster ontvangen. Kies een andere manier om in te loggen.",
  insecure: "Voor inloggen is een beveiligde pagina nodig, en deze is dat niet.",
  forgetful: "Je browser bewaart niets voor deze wallet. De volgende keer log je opnieuw in.",
  farcasterPreparing: "Voorbereiden",
  farcasterText: "Scan met je telefoon of open Farcaster op dit apparaat.",
  farcasterCode: "QR-code die Farcaster opent",
  farcasterCopy: "Link kopiëren",
  farcasterCopied: "Link gekopieerd",
  farcasterCopyFailed: "De link kon niet worden gekopieerd",
  farcasterOpen: "Farcaster openen",
  farcasterFailed: "Inloggen met Farcaster is niet gelukt. Probeer het opnieuw.",
  approveTitle: "Keur goed in je wallet",
  approveText: "Lees wat je gaat ondertekenen voordat je het goedkeurt.",
  walletEmail: "E-mail",
  walletBackUp: "Back-up van de wallet maken",
  walletBackUpText: "Toont de herstelzin, alleen aan jou",
  walletType: "Account",
  eoa: "Standaardaccount",
  smartAccount: "Smart account",
  smartNew: "Je smart account staat nog niet op dit netwerk. De eerste transactie zet het op.",
  smartHint:
    "Je smart account doet meerdere stappen met één bevestiging. Het heeft een eigen adres: wat je hebt, blijft waar het is.",
  updateTitle: "E-mail wijzigen",
  updateText: "Vanaf dan log je hiermee in. Je account blijft hetzelfde.",
  save: "Opslaan",
  primaryText: "Voer eerst de code in die naar je huidige adres is gestuurd.",
  secondaryText: "Voer de code in die naar {email} is gestuurd.",
  updated: "Je e-mailadres is gewijzigd.",
  signedOut: "Log in om je wallet te zien.",
  frameTitle: "Je wallet"
}
