import type { ReviewMessages } from "../ReviewMessages.ts"
import type { SendMessages } from "../SendMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  form: "Envoyer",
  tokens: "Choisir un jeton",
  review: "Vérifier"
}

export const words: SendMessages = {
  notConnected: "Connectez un portefeuille pour envoyer.",
  token: "Jeton\u00a0: {symbol}",
  balance: "Vous avez {amount}",
  max: "Max",
  maxLabel: "Max, tout envoyer",
  toPlaceholder: "Adresse du destinataire",
  toNamePlaceholder: "Adresse ou nom",
  paste: "Coller",
  memoLabel: "Mémo, si le destinataire en demande un",
  memoNote: "Tout le monde peut le lire. Les plateformes d’échange en ont souvent besoin.",
  review: "Vérifier",
  tokensFailed: "Vos jetons n’ont pas pu être chargés.",
  noTokens: "Ce compte n’a aucun jeton connu ici.",
  searchTokens: "Rechercher un jeton",
  noTokenFound: "Aucun jeton ne correspond à «\u00a0{query}\u00a0».",
  latest: "Dernier transfert",
  unverified: "Le jeton {address} porte le nom d’un autre et est peut-être là pour vous tromper.",
  reviewGone: "Il n’y a rien à vérifier. Votre compte ou votre réseau a peut-être changé.",
  deposit: "{amount} des frais ouvrent un compte pour ce jeton chez le destinataire, et y restent.",
  send: "Envoyer {amount}",
  confirm: "J’ai vérifié le destinataire",
  warnSelf: "C’est votre propre adresse.",
  warnBurn: "Personne n’a la clé de cette adresse. Ce que vous y envoyez est perdu.",
  warnToken: "C’est le contrat du jeton lui-même. Ce que vous y envoyez est très probablement perdu.",
  warnContract: "Cette adresse est un contrat. Assurez-vous qu’il peut utiliser ce que vous envoyez.",
  warnLookAlike:
    "Cette adresse ressemble à une adresse que vous connaissez, {address}, mais c’en est une autre. Quelqu’un veut peut-être que vous les confondiez.",
  askingText: "Vérifiez dans le portefeuille que le montant et le destinataire sont les mêmes qu’ici.",
  sentTitle: "Envoi de {amount}",
  successTitle: "{amount} envoyés",
  successText: "Arrivé à {address}.",
  unknownText: "Consultez votre compte avant de renvoyer.",
  shortTitle: "{arrived} arrivés sur {amount}",
  shortText: "Ce jeton a gardé {percent} de votre transfert à {address}.",
  shortTried:
    "{text} Dans le test précédent, {tried} seraient arrivés\u00a0: il se comporte autrement quand on le teste.",
  noTransfer: "Rien n’a encore été envoyé.",
  problems: {
    amountMissing: "Saisissez un montant.",
    amountFormat: "Saisissez un nombre, par exemple 0,5.",
    amountAmbiguous: "Écrivez-le sans séparateur de milliers.",
    amountDecimals: "{symbol} a au plus {decimals} décimales.",
    amountZero: "Saisissez plus de zéro.",
    amountTooMuch: "Vous n’en avez pas autant.",
    amountLeast: "Envoyez-y au moins {least}.",
    amountRest: "Un peu de {symbol} doit rester sur votre compte. «\u00a0Max\u00a0» l’y laisse.",
    amountUnconfirmed:
      "Une partie de vos {symbol} n’est pas encore confirmée. Réessayez après le prochain bloc.",
    receiverMissing: "Indiquez le destinataire.",
    receiverFormat: "Ce n’est pas une adresse sur {network}. Vérifiez chaque caractère.",
    receiverInvisible: "L’adresse contient des caractères invisibles. Copiez-la depuis un autre endroit.",
    receiverAccount:
      "C’est un compte qui contient un jeton, pas un portefeuille. Demandez l’adresse du portefeuille.",
    receiverLink: "Ce lien ne peut pas être suivi ici.",
    memo: "Ce mémo est trop long ou contient des caractères qui ne peuvent pas être envoyés.",
    receiverNameNone: "Ce nom ne correspond à aucune adresse sur {network}.",
    receiverNameInvalid: "Ce n’est pas un nom, ou il peut être confondu avec un autre.",
    receiverNameFailed: "Le nom n’a pas pu être recherché. Réessayez.",
    receiverMoved: "Le nom correspond maintenant à une autre adresse. Demandez au destinataire.",
    token: "Ce jeton ne peut pas être envoyé.",
    tax: "Ce jeton garde une plus grande part de chaque transfert que ce site ne l’autorise.",
    refused: "Le jeton ou le destinataire refuse ce transfert.",
    changed: "Quelque chose a changé depuis votre dernière consultation. Vérifiez à nouveau.",
    unsupported: "Rien ne peut être envoyé sur {network} depuis ici.",
    waiting: "Un transfert attend encore dans votre portefeuille."
  },
  standsFor: "{name} correspond à cette adresse\u00a0:",
  lookingUp: "Recherche du nom",
  links: {
    reading: "Lecture du lien",
    filled: "Rempli à partir du lien. Vérifiez avant d’envoyer.",
    says: "Le lien indique\u00a0: «\u00a0{label}\u00a0»",
    switchTo: "Passer à {name}",
    elsewhere: "un autre réseau",
    failed: "Le lien n’a pas pu être lu. Réessayez.",
    problems: {
      transaction:
        "Ce lien laisse un site web écrire la transaction. Demandez plutôt une adresse ou un lien de paiement.",
      unsupported: "Ce lien demande plus qu’un transfert. Demandez plutôt une adresse.",
      malformed: "Ce lien est endommagé. Demandez-en un nouveau.",
      network: "Ce lien est pour {name}.",
      token: "Ce lien demande un jeton que vous n’avez pas ici.",
      references:
        "Ce lien demande quelque chose que les transferts sur ce réseau ne peuvent pas contenir. Demandez plutôt une adresse.",
      other: "Ce lien demande autre chose que ce que vous avez saisi."
    }
  }
}

export const review: ReviewMessages = {
  feeAbout: "Frais de réseau (environ)",
  feeAboutNote: "Votre portefeuille choisit les frais et les affiche avant que vous approuviez.",
  feeChoice: "Vitesse",
  feeLevels: {
    slow: "Lente",
    normal: "Normale",
    fast: "Rapide"
  },
  totalAbout: "Total (environ)",
  warnMemo:
    "Ce destinataire a besoin d’un mémo pour savoir à qui c’est. Sans mémo, ce que vous envoyez peut être perdu.",
  warnSpelling:
    "Vous avez saisi ce compte comme un autre réseau l’écrit. Assurez-vous que le destinataire l’utilise aussi sur {network}.",
  warnRepeated:
    "Vous avez déjà envoyé le même montant à ce destinataire, et il peut encore arriver. Si vous l’envoyez à nouveau, vous paierez peut-être deux fois.",
  confirmRepeated: "L’envoyer quand même encore une fois",
  memo: "Mémo",
  reference: "Référence pour le destinataire",
  warnTax: "{arrived} sur {amount} arriveront\u00a0: ce jeton garde {percent}.",
  confirmTax: "Envoyer quand même",
  untried: "Nous n’avons pas pu tester combien de ce jeton arrive."
}
