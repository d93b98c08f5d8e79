import type { StepMessages } from "../StepMessages.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  swap: "Échanger",
  tokens: "Choisir un jeton",
  offers: "Offres",
  preview: "Vérifier"
}

export const words: SwapMessages = {
  notConnected: "Connectez un portefeuille pour échanger.",
  unsupported: "Rien ne peut être échangé sur {network} ici.",
  chooseNetwork: "Choisir un autre réseau",
  sell: "Vous vendez",
  buy: "Vous recevez environ",
  token: "Jeton\u00a0: {symbol}",
  chooseToken: "Choisir",
  balance: "Vous avez {amount}",
  max: "Max",
  maxLabel: "Max, vendre tout ce que laissent les frais",
  flip: "Inverser les deux jetons",
  rate: "Taux",
  rateIs: "1 {sold} = {bought}",
  priceImpact: "Impact sur le prix",
  provider: "Plateforme",
  minimum: "Vous recevez au moins",
  slippage: "Glissement (max.)",
  slippageChange: "Modifier le glissement, {percent} actuellement",
  slippageLegend: "De combien le prix peut se dégrader",
  slippageOther: "Autre, en pourcentage",
  slippageNote:
    "Si le prix se dégrade davantage, l’échange n’a pas lieu. Les frais de réseau sont quand même dépensés.",
  review: "Vérifier l’échange",
  tokensFailed: "Les jetons n’ont pas pu être chargés.",
  noTokens: "Il n’y a rien à échanger ici.",
  searchTokens: "Rechercher un jeton",
  noTokenFound: "Aucun jeton ne correspond à «\u00a0{query}\u00a0».",
  yourTokens: "Vos jetons",
  suggestedTokens: "Suggérés",
  otherTokens: "Jetons",
  latest: "Dernier échange",
  warnSlippage:
    "Avec un glissement de {percent}, vous risquez de recevoir bien moins qu’indiqué. D’autres peuvent en profiter.",
  problems: {
    amountMissing: "Saisissez un montant.",
    amountFormat: "Saisissez un nombre, par exemple 0,5.",
    amountAmbiguous: "Écrivez-le sans séparateur de milliers.",
    amountDecimals: "{symbol} a au plus {decimals} décimales.",
    amountZero: "Saisissez plus de zéro.",
    amountTooMuch: "Vous n’en avez pas autant.",
    tokenMissing: "Choisissez ce que vous voulez recevoir.",
    token: "Ce jeton ne peut pas être échangé.",
    same: "Choisissez deux jetons différents.",
    slippage: "Saisissez un pourcentage de 0 à 50.",
    noOffer: "Aucune plateforme ne propose cet échange. Essayez un montant plus petit.",
    provider: "La plateforme d’échange n’a pas répondu comme elle le devait. Réessayez.",
    mismatch: "La transaction de la plateforme ne correspondait pas à son offre. Rien n’a été envoyé.",
    expired: "Le prix est maintenant trop ancien. Vérifiez-le à nouveau.",
    moved: "Le prix s’est dégradé depuis votre dernière consultation. Vérifiez-le à nouveau.",
    unsupported: "Rien ne peut être échangé sur {network} ici.",
    tax: "Ce jeton garde une plus grande part de chaque transfert que ce site ne l’autorise.",
    taxed: "Ce jeton garde une partie de chaque transfert, et cette plateforme ne l’accepte pas.",
    refused: "Cet échange échouerait. Le prix a peut-être bougé.",
    changed: "Quelque chose a changé depuis votre dernière consultation. Vérifiez à nouveau.",
    waiting: "Une transaction attend encore dans votre portefeuille."
  }
}

export const step: StepMessages = {
  receiverOther: "Recevoir à une autre adresse",
  receiverMine: "Utiliser mon compte",
  receiverHint: "Adresse ou nom",
  receiverWrong: "Ce n’est pas une adresse sur {network}. Vérifiez chaque caractère.",
  warnBurn: "Personne n’a la clé de cette adresse. Ce que vous y envoyez est perdu.",
  warnToken: "C’est le contrat du jeton lui-même. Ce que vous y envoyez est très probablement perdu.",
  warnContract: "Cette adresse est un contrat. Assurez-vous qu’il peut utiliser ce que vous envoyez.",
  warnLookAlike:
    "Cette adresse ressemble à une adresse que vous connaissez, {address}, mais c’en est une autre. Quelqu’un veut peut-être que vous les confondiez.",
  gotThere: "{got} sont arrivés à {address}.",
  providerFee: "Frais de la plateforme",
  siteFee: "Frais de ce site",
  bestOffer: "Meilleure offre",
  offerFee: "Frais de réseau : environ {amount}",
  stopImpact: "L’échange est bloqué à cette perte. Échangez un montant plus petit.",
  warnImpact:
    "Cet échange est important pour ce marché\u00a0: vous recevez {percent} de moins qu’à son prix d’avant.",
  warnOpaque:
    "Ce que fait cette transaction ne peut pas être lu ici. Assurez-vous de faire confiance à {provider}.",
  warnTax:
    "Environ {arrives} arriveront, {percent} de moins que proposé\u00a0: ce jeton garde une partie de chaque transfert.",
  warnStuck: "Vous ne pourrez peut-être pas revendre {symbol} ici\u00a0: un test a échoué.",
  untried: "Nous n’avons pas pu tester ce qui arrive.",
  warnMoved: "Le prix s’est dégradé pendant que vous regardiez\u00a0: environ {bought} maintenant.",
  acceptPrice: "Accepter le nouveau prix",
  understood: "Échanger quand même",
  refreshFailed: "Le prix n’a pas pu être actualisé.",
  reviewGone: "Il n’y a plus rien à vérifier.",
  step: "Étape {number} sur {count}",
  account: "Compte",
  contract: "Contrat",
  spender: "Adresse autorisée",
  approveTitle: "Autoriser {amount}",
  approveNote:
    "{provider} pourra alors prendre exactement ce montant sur votre compte. Ensuite, vous échangez.",
  unlimited: "{symbol} sans limite",
  allowUnlimited: "Autoriser un montant illimité, aussi pour de futurs échanges",
  unlimitedNote:
    "{provider} pourra alors prendre tous les {symbol} que vous aurez un jour, jusqu’à ce que vous révoquiez l’approbation.",
  permitNote:
    "{provider} pourra alors prendre exactement ce montant sur votre compte, pendant 20 minutes. Vous ne faites que signer\u00a0: rien n’est envoyé et aucuns frais ne sont prélevés. Ensuite, vous échangez.",
  approve: "Autoriser {amount}",
  resetTitle: "Retirer l’ancienne approbation",
  resetNote: "{symbol} n’accepte pas de nouvelle approbation tant que la précédente n’est pas retirée.",
  reset: "Retirer l’approbation",
  swap: "Échanger {amount}",
  askingSwap: "Vérifiez dans le portefeuille que le montant est le même qu’ici.",
  askingApproval: "Vérifiez dans le portefeuille qu’il n’autorise pas plus de {amount}.",
  sentSwap: "Échange de {amount}",
  sentApproval: "En attente de l’approbation",
  successSwap: "{amount} échangés",
  successSwapText: "Vous avez reçu {got}.",
  successSwapUnknown: "Votre solde indique ce que vous avez reçu.",
  shortSwapText:
    "Vous avez reçu {got}. C’est {percent} de moins que ce qui vous était indiqué\u00a0: ce jeton garde une partie de chaque transfert.",
  successApproval: "{amount} autorisés",
  successApprovalText: "Vérifiez maintenant l’échange encore une fois.",
  successReset: "Ancienne approbation retirée",
  goOn: "Continuer",
  unknownText: "Consultez votre compte avant de réessayer.",
  noSwap: "Rien n’a encore été échangé."
}
