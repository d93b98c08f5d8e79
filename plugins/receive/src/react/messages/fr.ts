import type { ReceiveMessages } from "../ReceiveMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  receive: "Recevoir",
  networks: "Réseaux compatibles"
}

export const words: ReceiveMessages = {
  qrCode: "QR code de votre adresse",
  link: "Lien de paiement pour {network}",
  copyLink: "Copier le lien de paiement",
  linkCopied: "Lien de paiement copié",
  linkFailed: "Le lien de paiement n’a pas pu être copié.",
  onlyHere: "N’envoyez à cette adresse que des cryptos et des jetons sur {network}.",
  onlyCompatible:
    "N’envoyez à cette adresse que des cryptos et des jetons sur {network} ou un autre réseau compatible.",
  networksText:
    "Votre adresse est la même sur ces réseaux. Ce qui est envoyé sur tout autre réseau peut être perdu.",
  notConnected: "Connectez un portefeuille pour voir où l’on peut vous payer."
}
