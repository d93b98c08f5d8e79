import type { SiwxMessages } from "../SiwxMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  sign: "S’identifier"
}

export const words: SiwxMessages = {
  checking: "Un instant",
  checkingText: "Nous vérifions si vous êtes déjà identifié.",
  ask: "Prouvez que ce compte est à vous",
  askText: "Signez un message avec {wallet}. Cela ne coûte rien et ne déplace rien.",
  askRequired: "Ce site a besoin d’une signature de {wallet}. Cela ne coûte rien et ne déplace rien.",
  open: "Ouvrez {wallet} pour signer",
  openText: "Vérifiez que le message nomme ce site, puis signez-le.",
  verifying: "Identification en cours",
  verifyingText: "Le site vérifie votre signature.",
  declined: "Vous avez refusé dans le portefeuille",
  declinedText: "Vous n’êtes pas identifié. Rien n’a été envoyé.",
  failed: "Vous n’êtes pas identifié",
  failedText: "Le site n’a pas répondu comme il le devait. Réessayez.",
  invalidText: "Le site n’a pas accepté la signature. Réessayez ou utilisez un autre compte.",
  wrongNetwork: "Pas sur ce réseau",
  wrongNetworkText: "Ce site n’accepte pas l’identification sur {network}.",
  chooseNetwork: "Choisir un réseau",
  sign: "Signer",
  site: "Site",
  account: "Compte",
  network: "Réseau",
  notConnected: "Connectez un portefeuille pour vous identifier."
}
