import type { WalletConnectMessages } from "../WalletConnectMessages.ts"

export const words: WalletConnectMessages = {
  qrCode: "QR code pour votre portefeuille",
  scanAny: "Scannez ce code avec un portefeuille sur votre téléphone.",
  scanWith: "Scannez ce code avec {wallet} sur votre téléphone.",
  validFor: "Valable encore {time}",
  preparing: "Préparation d’un code",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié",
  linkFailed: "Le lien n’a pas pu être copié. Scannez plutôt le code.",
  openWallet: "Ouvrir {wallet}",
  openAnyWallet: "Ouvrir une app de portefeuille",
  openText: "Approuvez-y la connexion, puis revenez.",
  openAnyText: "Votre téléphone ouvre le portefeuille que vous utilisez pour ces liens.",
  checking: "En attente de votre portefeuille",
  stuckTitle: "{wallet} s’est-il ouvert\u00a0?",
  stuckText: "Si rien ne s’est passé, réessayez, installez l’app ou utilisez un autre moyen.",
  getWallet: "Obtenir {wallet}",
  showCode: "Afficher le QR code",
  ways: "Moyens de connexion",
  mobile: "Mobile",
  web: "App web",
  desktop: "Ordinateur",
  expiredTitle: "Le code a expiré",
  expiredText: "Un code est valable quatre minutes, pour que personne d’autre ne l’utilise.",
  newCode: "Afficher un nouveau code",
  relayTitle: "Le relais est injoignable",
  relayText:
    "Les portefeuilles de votre téléphone en ont besoin. Vérifiez votre connexion ou choisissez un portefeuille dans ce navigateur.",
  refusedTitle: "Cette app ne peut pas utiliser WalletConnect",
  refusedText: "Le relais l’a refusée. Les portefeuilles de ce navigateur fonctionnent toujours.",
  clockTitle: "Session expirée",
  clockText:
    "L’horloge de cet appareil n’est pas à l’heure. Vérifiez la date et l’heure dans ses réglages, puis reconnectez-vous.",
  unusableTitle: "Rien à connecter",
  unusableText:
    "{wallet} n’a partagé aucun compte sur un réseau de cette app. Choisissez-en un dans le portefeuille et réessayez.",
  requestText: "{wallet} a une demande pour vous. Ouvrez-le pour y répondre.",
  stuckRequest: "Si rien ne s’est passé, ouvrez vous-même l’app du portefeuille\u00a0: la demande y attend."
}
