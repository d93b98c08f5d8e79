import type { OnrampMessages } from "../OnrampMessages.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  buy: "Acheter",
  purchases: "Achats"
}

export const words: OnrampMessages = {
  notConnected: "Connectez un portefeuille pour acheter.",
  unsupported: "Rien ne peut être acheté sur {network} ici.",
  chooseNetwork: "Choisir un autre réseau",
  restricted: "L’achat n’est pas proposé là où vous êtes.",
  pay: "Vous payez",
  currency: "Devise",
  preset: "Payer {amount}",
  get: "Vous recevez environ",
  coin: "Ce que vous achetez",
  method: "Payer par",
  methods: { card: "Carte", ach_bank_account: "Compte bancaire" },
  provider: "Fournisseur",
  fee: "{provider}, frais de {fee}\u00a0%",
  providerFee: "Frais de {provider}",
  networkFee: "Frais de réseau",
  to: "Vers votre compte",
  onPage: "{provider} affiche le prix sur sa page.",
  quoteFailed: "Pas encore de prix de {provider}. Vous le verrez sur sa page avant de payer.",
  listsDefault: "{provider} n’a pas indiqué ce qu’il vend. Sa page propose peut-être autre chose.",
  opaque:
    "Vérifiez sur la page de {provider} que l’achat va à cette adresse\u00a0: le lien ne l’indique pas.",
  leaves:
    "Vous payez sur la page de {provider}, dans une nouvelle fenêtre. Votre adresse lui sera communiquée.",
  buyAt: "Continuez sur {provider}",
  latest: "Dernier achat",
  purchases: "Vos achats",
  problems: {
    amountMissing: "Saisissez un montant.",
    amountFormat: "Saisissez un nombre, par exemple 0,5.",
    amountAmbiguous: "Écrivez-le sans séparateur de milliers.",
    amountDecimals: "{currency} a au plus {decimals} décimales.",
    amountZero: "Saisissez plus de zéro.",
    amountLow: "Saisissez {min} ou plus.",
    amountHigh: "Saisissez {max} ou moins.",
    provider: "{provider} n’a pas répondu. Réessayez ou choisissez un autre fournisseur.",
    link: "Le lien de {provider} ne mène pas où il devrait. Rien n’a été ouvert.",
    invalid: "{provider} ne vend plus cela. Choisissez à nouveau.",
    other: "Cela n’a pas fonctionné. Réessayez."
  }
}

export const progress: OnrampProgressMessages = {
  to: "Vers votre compte",
  nothingBegun: "Rien n’a encore été acheté.",
  openTitle: "Continuez sur {provider}",
  openText: "Sa page est ouverte dans une autre fenêtre. Revenez une fois que vous avez terminé.",
  blockedTitle: "Aucune fenêtre ne s’est ouverte",
  blockedText: "Votre navigateur l’a empêché. Ouvrez vous-même la page de {provider}\u00a0:",
  closedTitle: "La page de {provider} semble fermée",
  closedText: "Si vous avez payé, l’arrivée peut prendre un moment. Sinon, vous pouvez la rouvrir.",
  pendingTitle: "Votre achat est en route",
  pendingText: "{provider} l’a reçu. Vous pouvez fermer ceci.",
  successTitle: "{provider} l’a envoyé",
  successText: "Il peut falloir quelques minutes avant de le voir sur votre compte.",
  failedTitle: "L’achat a échoué",
  failedText:
    "{provider} indique qu’il n’a pas abouti. Sa page vous dit ce qu’il est advenu de votre argent.",
  unknownTitle: "Rien n’est encore visible",
  unknownText:
    "Si vous avez payé, cela peut encore arriver. La page de {provider} ou son e-mail vous en dit plus.",
  showBalance: "Afficher mon solde",
  held: "Vous avez {amount}",
  grown: "{amount} de plus qu’avant",
  notGrown: "Rien n’est encore arrivé.",
  lookFailed: "Votre solde n’a pas pu être chargé.",
  openPage: "Ouvrir la page de {provider}",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié",
  checkAgain: "Vérifier à nouveau",
  done: "Terminé",
  paid: "{amount} payés",
  somePurchase: "Achat",
  tags: { pending: "En route", success: "Envoyé", failed: "Échec" },
  unread: "{provider} n’a pas répondu.",
  listFailed: "Vos achats n’ont pas pu être chargés."
}
