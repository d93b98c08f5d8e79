import type { ExchangeMessages, PayMessages, ReviewMessages } from "../PayMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  pay: "Moyen de paiement",
  review: "Vérifier",
  progress: "Paiement"
}

export const words: PayMessages = {
  nothing: "Il n’y a rien à payer.",
  asset: "Actif",
  underWay: "Ce paiement est en cours",
  byWallet: "Payer avec {wallet}",
  connect: "Connecter un portefeuille",
  switchFirst: "Demande d’abord à passer à {network}",
  preparing: "Approuvez dans le portefeuille s’il le demande",
  exchanges: "Depuis une plateforme d’échange",
  loadingExchanges: "Interrogation des plateformes",
  noExchanges: "Aucune plateforme d’échange ne paie cela.",
  exchangesFailed: "Les plateformes d’échange n’ont pas pu être interrogées.",
  askingText: "Vérifiez dans le portefeuille que le montant et le destinataire sont les mêmes qu’ici.",
  sentTitle: "Paiement de {amount}",
  successTitle: "{amount} payés",
  successText: "Arrivé à {address}.",
  unsentTitle: "Le paiement n’a pas été fait",
  declinedText: "Rien n’a été payé.",
  unknownTitle: "On ne sait pas si le paiement a eu lieu",
  unknownText: "Consultez votre compte avant de payer à nouveau.",
  shortTitle: "{arrived} arrivés sur {amount}",
  shortText:
    "Ce jeton a gardé {percent}, donc le paiement n’est pas complet. Demandez au vendeur avant de payer à nouveau.",
  problems: {
    amountTooMuch: "Votre portefeuille n’a pas autant de {symbol}.",
    amountRest: "Il resterait trop peu de {symbol} sur votre compte.",
    amountUnconfirmed:
      "Une partie de vos {symbol} n’est pas encore confirmée. Réessayez après le prochain bloc.",
    amountLeast: "Le réseau ne transporte pas un montant aussi faible.",
    decimals: "{symbol} se compte autrement. Signalez-le à ce site.",
    token: "Ce jeton ne peut pas servir à payer.",
    recipient: "Le destinataire n’est pas une adresse que ce réseau peut payer. Signalez-le à ce site.",
    tax: "Ce jeton garde une partie de chaque transfert, donc il ne peut pas payer le total.",
    refused: "Le jeton ou le destinataire refuse ce paiement.",
    changed: "Quelque chose a changé. Choisissez à nouveau comment payer.",
    switchDeclined: "Votre portefeuille est resté sur un autre réseau. Rien n’a été payé.",
    waiting: "Ce paiement est déjà en cours.",
    exchange: "La plateforme d’échange n’a pas répondu. Réessayez ou payez autrement.",
    link: "Le lien de la plateforme d’échange n’est pas correct, il n’a donc pas été ouvert.",
    unsupported: "Ceci ne peut pas être payé ici."
  }
}

export const exchange: ExchangeMessages = {
  open: {
    title: "Continuez sur {exchange}",
    text: "Sa page est ouverte dans une nouvelle fenêtre. Vérifiez-y que le montant et le destinataire sont les mêmes qu’ici."
  },
  blocked: {
    title: "Aucune fenêtre ne s’est ouverte",
    text: "Votre navigateur l’a empêché. Ouvrez la page de {exchange} avec le lien."
  },
  closed: {
    title: "La page de {exchange} semble fermée",
    text: "Si vous y avez payé, attendez. Sinon, rouvrez-la."
  },
  pending: { title: "{exchange} paie", text: "La plateforme a votre paiement et l’envoie." },
  success: { title: "{amount} payés", text: "{exchange} indique l’avoir envoyé." },
  failed: { title: "Le paiement a échoué", text: "{exchange} indique qu’il n’a pas été fait." },
  unknown: {
    title: "On ne sait pas si le paiement a eu lieu",
    text: "{exchange} ne le dit pas. Consultez-y votre compte avant de payer à nouveau."
  },
  openPage: "Ouvrir la page de {exchange}",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié"
}

export const review: ReviewMessages = {
  feeAbout: "Frais de réseau (environ)",
  reviewGone: "Il n’y a rien à vérifier. Votre compte ou votre réseau a peut-être changé.",
  pay: "Payer {amount}",
  checkTo: "Assurez-vous de connaître cette adresse\u00a0: un paiement qui y arrive ne peut pas être annulé.",
  warnSelf: "C’est votre propre adresse.",
  warnBurn: "Personne n’a la clé de cette adresse. Ce que vous y payez est perdu.",
  warnToken: "C’est le contrat du jeton lui-même. Ce que vous y payez est très probablement perdu.",
  warnContract: "C’est un contrat. Assurez-vous qu’il accepte les paiements.",
  confirm: "J’ai vérifié le destinataire"
}
