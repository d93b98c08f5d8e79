import type { Buttons } from "./en/buttons.ts"
import type { EmbeddedMessages } from "../EmbeddedMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  signIn: "S’identifier",
  approve: "Approuver",
  wallet: "Portefeuille",
  updateEmail: "Changer d’e-mail"
}

export const buttons: Buttons = {
  email: "Continuer avec un e-mail",
  passkey: "Continuer avec une clé d’accès",
  provider: "Continuer avec {provider}"
}

export const words: EmbeddedMessages = {
  emailLabel: "E-mail",
  emailSubmit: "Continuer",
  emailIntro: "Nous envoyons un code à votre adresse. Pas de mot de passe, rien à installer.",
  emailInvalid: "Cette adresse e-mail n’est pas valide. Réessayez.",
  cooldown: "Réessayez dans {seconds}",
  frameFailed: "Le portefeuille n’a pas pu être chargé. Vérifiez votre connexion et réessayez.",
  timedOut: "Le portefeuille n’a pas répondu. Réessayez.",
  failed: "Cela n’a pas fonctionné. Réessayez.",
  failedTitle: "L’identification n’a pas fonctionné",
  deviceTitle: "Confirmez cet appareil",
  deviceText: "Vous ne vous êtes encore jamais identifié ici. Ouvrez le lien envoyé à {email}.",
  codeTitle: "Saisissez le code",
  codeText: "Il a été envoyé à {email}.",
  codeLabel: "Code à six chiffres",
  codeLife: "Le code est valable 20 minutes.",
  codeChecking: "Vérification du code",
  codeFailed: "{reason}. Réessayez",
  resend: "Renvoyer le code",
  resendIn: "Renvoyer dans {seconds} s",
  resent: "Code renvoyé",
  otherEmail: "Utiliser un autre e-mail",
  accountTitle: "Ouverture de votre portefeuille",
  accountText: "Cela prend un instant.",
  continueWith: "Continuer avec {provider}",
  passkey: "Continuer avec une clé d’accès",
  moreProviders: "Autres façons de s’identifier",
  socialTitle: "S’identifier avec {provider}",
  socialText: "Identifiez-vous dans la fenêtre du fournisseur",
  socialClosed: "La fenêtre a été fermée avant que vous soyez identifié.",
  socialFailed: "L’identification n’a pas pu y démarrer. Réessayez ou choisissez un autre moyen.",
  socialBlocked: "Le navigateur a bloqué la fenêtre. Autorisez les fenêtres de cette page et réessayez.",
  socialCutOff:
    "Cette page ne peut rien recevoir de la fenêtre. Choisissez un autre moyen de vous identifier.",
  insecure: "L’identification exige une page sécurisée, et celle-ci ne l’est pas.",
  forgetful:
    "Votre navigateur ne garde rien pour ce portefeuille. Vous devrez vous identifier à nouveau la prochaine fois.",
  farcasterPreparing: "Préparation",
  farcasterText: "Scannez avec votre téléphone, ou ouvrez Farcaster sur cet appareil.",
  farcasterCode: "QR code qui ouvre Farcaster",
  farcasterCopy: "Copier le lien",
  farcasterCopied: "Lien copié",
  farcasterCopyFailed: "Le lien n’a pas pu être copié",
  farcasterOpen: "Ouvrir Farcaster",
  farcasterFailed: "L’identification avec Farcaster n’a pas fonctionné. Réessayez.",
  approveTitle: "Approuvez dans votre portefeuille",
  approveText: "Lisez ce qui va être signé avant de l’approuver.",
  walletEmail: "E-mail",
  walletBackUp: "Sauvegarder le portefeuille",
  walletBackUpText: "Affiche la phrase de récupération, pour vous seul",
  walletType: "Compte",
  eoa: "Compte standard",
  smartAccount: "Compte intelligent",
  smartNew: "Votre compte intelligent n’est pas encore sur ce réseau. Sa première transaction le crée.",
  smartHint:
    "Votre compte intelligent fait plusieurs étapes en une seule confirmation. Il a sa propre adresse\u00a0: ce que vous avez reste où il est.",
  updateTitle: "Changer d’e-mail",
  updateText: "Vous vous identifierez désormais avec cette adresse. Votre compte reste le même.",
  save: "Enregistrer",
  primaryText: "Saisissez d’abord le code envoyé à votre adresse actuelle.",
  secondaryText: "Saisissez le code envoyé à {email}.",
  updated: "Votre e-mail a été changé.",
  signedOut: "Identifiez-vous pour voir votre portefeuille.",
  frameTitle: "Votre portefeuille"
}
