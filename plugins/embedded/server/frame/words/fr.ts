import type { Words } from "./Words.ts"

const day = (due: number) => new Intl.DateTimeFormat("fr", { dateStyle: "long" }).format(due)
const time = (at: number) => new Intl.DateTimeFormat("fr", { timeStyle: "short" }).format(at)

export const words: Words = {
  direction: "ltr",
  cancel: "Annuler",
  decline: "Refuser",
  next: "Continuer",
  close: "Fermer",
  copy: "Copier",
  copied: "Copié",
  saveTitle: "Votre code de récupération",
  saveText:
    "Votre portefeuille est créé ici, et vous seul pouvez l’ouvrir. Sur un autre appareil ou un autre site, ce code vous sera demandé. Gardez-le là où vous gardez ce qui compte\u00a0: qui le perd ainsi que tous ses appareils perd le portefeuille, et personne ne peut le rendre.",
  renewedText:
    "Voici votre nouveau code de récupération. Dès que vous continuez, l’ancien ne vaut plus rien.",
  saveCheck: "Saisissez les quatre derniers caractères, pour montrer que vous l’avez",
  saveWrong: "Ce ne sont pas les quatre derniers caractères du code",
  askTitle: "Ouvrez votre portefeuille",
  askText:
    "Cet appareil n’a pas encore votre portefeuille. Saisissez le code de récupération que vous avez reçu à la création du portefeuille.",
  askLabel: "Code de récupération",
  askWrong: "Ce n’est pas le code de ce portefeuille",
  unlock: "Ouvrir le portefeuille",
  lost: "Sans le code, le portefeuille peut être ouvert là où il est déjà ouvert\u00a0: vous pouvez y créer un nouveau code.",
  walletTitle: "Votre portefeuille",
  phraseTitle: "Phrase de récupération",
  phraseText:
    "24 mots avec lesquels n’importe quel portefeuille ouvre ces comptes. Qui les lit a tout ce qu’ils contiennent. Aucune page et personne n’a jamais besoin que vous les donniez.",
  phraseShow: "Afficher les 24 mots",
  phraseUnderstood: "Personne ne regarde et je ne les saisis sur aucune page",
  renewTitle: "Code de récupération",
  renewText:
    "Créez un nouveau code si vous avez perdu le vôtre ou si quelqu’un a pu le voir. L’ancien ne vaudra alors plus rien.",
  renew: "Créer un nouveau code",
  backupTitle: "Fichier de sauvegarde",
  backupText:
    "Affiche vos 24 mots sans nous\u00a0: il s’ouvre dans tout navigateur, hors ligne, avec votre code de récupération. Après un nouveau code, enregistrez un nouveau fichier.",
  backupSave: "Enregistrer le fichier",
  limitsTitle: "Limites",
  limitsText:
    "Au-dessus de ces montants, et quand le montant est inconnu, le portefeuille demande chaque fois votre clé d’accès ou le code de récupération. Si tous les champs sont vides, il ne demande jamais.",
  limitsSave: "Enregistrer les limites",
  limitsAsk:
    "Vous avez fixé des limites à ce portefeuille\u00a0: confirmez avec votre clé d’accès ou le code de récupération.",
  devicesTitle: "Appareils",
  devicesHint: "Voyez où votre portefeuille est identifié, et déconnectez ce qui n’est plus à vous.",
  devices: "Afficher les appareils",
  devicesText:
    "Ces navigateurs peuvent s’identifier à votre portefeuille. Celui que vous déconnectez a besoin de votre e-mail pour revenir. Le portefeuille lui-même reste sur un appareil qui l’a ouvert\u00a0: si un appareil a été volé, déplacez le contenu du portefeuille vers un autre.",
  thisDevice: "Cet appareil",
  signedInSince: (seen) => `Identifié depuis le ${day(seen)}`,
  signedOut: (seen) => `Déconnecté, vu ici pour la dernière fois le ${day(seen)}`,
  endDevice: "Se déconnecter",
  endOthers: "Déconnecter tous les autres",
  changeEmailTitle: "Changer l’adresse e-mail de votre portefeuille",
  changeEmailText:
    "Ensuite, seule la nouvelle adresse permet de retrouver le portefeuille, et tous les autres appareils sont déconnectés. Un code est envoyé à chacune des deux adresses\u00a0; la page vous les demande.",
  changeEmail: "Changer l’adresse",
  emailNow: "Maintenant",
  emailThen: "Ensuite",
  asks: (origin) => `${origin} demande`,
  understood: "J’ai lu ceci et je le veux",
  readOn: "Faites défiler chaque cadre jusqu’à la fin pour continuer",
  number: (digits) => `Nombre ${digits}`,
  numberLabel: "Saisissez le nombre indiqué ci-dessus",
  numberWhy:
    "Ce navigateur ne peut pas dire au portefeuille si quelque chose le recouvre. Le nombre montre que vous le voyez.",
  numberWrong: "Ce n’est pas le bon nombre. Après trois erreurs, la demande est refusée.",
  numberWait: (until) => `Trop de nombres erronés. Vous pourrez continuer à partir de ${time(until)}.`,
  network: "Réseau",
  account: "Compte",
  back: "Retour",
  passkeys: {
    title: "Gardez votre portefeuille avec une clé d’accès",
    text: "Votre visage, votre doigt ou le verrouillage de cet appareil ouvre alors le portefeuille, aussi sur vos autres appareils. Il n’y a rien à noter\u00a0; un code de récupération peut s’y ajouter.",
    create: "Créer une clé d’accès",
    useCode: "Utiliser un code de récupération",
    unlock: "Ouvrir avec une clé d’accès",
    later: "Plus tard",
    codeBeside:
      "Ce code ouvre aussi le portefeuille quand vous n’avez pas de clé d’accès sous la main. Notez-le et gardez-le avec ce qui compte pour vous, ou créez-en un plus tard dans les réglages du portefeuille.",
    listTitle: "Clés d’accès",
    hint: "Ouvrez le portefeuille avec votre visage, votre doigt ou le verrouillage d’un appareil, à la place du code de récupération.",
    show: "Afficher les clés d’accès",
    listText:
      "Chacune de ces clés d’accès ouvre votre portefeuille sur un appareil identifié. Gardez un second moyen\u00a0: une autre clé d’accès ou un code de récupération.",
    name: "Nom",
    since: (at) => `Depuis le ${day(at)}`,
    rename: "Renommer",
    remove: "Supprimer",
    add: "Ajouter une clé d’accès",
    declined: "Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez le code de récupération.",
    noSecret:
      "Cette clé d’accès ne peut pas ouvrir de portefeuille\u00a0: l’appareil ou le gestionnaire de mots de passe qui la garde ne sait pas le faire. Utilisez-en une autre, ou le code de récupération.",
    known: "Cet appareil a déjà une clé d’accès de ce portefeuille.",
    window:
      "La fenêtre du portefeuille ne peut pas s’ouvrir. Autorisez-la dans le navigateur, ou utilisez le code de récupération.",
    windowText: "Continuez ici. Cette fenêtre se ferme d’elle-même.",
    enterTitle: "Se connecter avec une clé d’accès",
    enterText:
      "Ni e-mail ni mot de passe\u00a0: votre clé d’accès vous connecte. Si vous la perdez, seul le code de récupération vous rend votre portefeuille.",
    enter: "Utiliser ma clé d’accès"
  },
  startOver: {
    lostAll: "J’ai perdu le code et tous les appareils",
    title: "Recommencer avec un nouveau portefeuille",
    text: "Vous attendez d’abord quelques jours. D’ici là, vous recevez chaque jour un e-mail avec un lien qui arrête tout, au cas où quelqu’un d’autre l’aurait demandé. Ensuite, vous vous identifiez encore une fois par e-mail, et cette adresse reçoit un nouveau portefeuille, vide.",
    warning:
      "Votre portefeuille actuel et tout ce qu’il contient ne pourront alors plus être atteints avec cette adresse, par personne\u00a0: ni par vous, ni par nous. Si vous pouvez encore retrouver le code, ou un appareil sur lequel le portefeuille est ouvert, cherchez-le d’abord.",
    type: (email) => `Saisissez ${email} pour confirmer`,
    typeWrong: "Ce n’est pas l’adresse avec laquelle vous êtes identifié",
    ask: "Demander à recommencer",
    waiting: (due) =>
      `Une demande de recommencer a été faite. Ce sera possible à partir du ${day(due)}, pour qui s’identifie alors par e-mail. D’ici là, rien ne change, et qui ouvre le portefeuille avec son code, ou suit le lien d’un e-mail, l’arrête.`,
    proveFirst:
      "L’attente est terminée. Déconnectez-vous et identifiez-vous encore une fois par e-mail, pour montrer que la boîte de réception est toujours à vous\u00a0: vous pourrez alors recommencer ici.",
    ready:
      "L’attente est terminée, et vous avez montré que la boîte de réception est à vous. Vous pouvez recommencer maintenant.",
    finish: "Abandonner l’ancien portefeuille"
  },
  signing: {
    sign: "Signer",
    send: "Envoyer",
    allow: "Autoriser",
    takeBack: "Retirer",
    call: "Appeler",
    create: "Créer",
    approve: "Approuver",
    signMessage: "Signer un message",
    signTyped: "Signer des données structurées",
    sendCoin: (symbol) => `Envoyer ${symbol}`,
    sendToken: "Envoyer un jeton",
    sendThing: "Envoyer un jeton ou un objet de collection",
    moveOthers: "Déplacer ce qui appartient à quelqu’un d’autre",
    allowSpender: "Autoriser quelqu’un d’autre à dépenser votre jeton",
    takeBackAllowance: "Retirer une approbation",
    allowOperator: "Autoriser quelqu’un d’autre à déplacer tous vos objets de collection",
    takeBackPermission: "Retirer une permission",
    callContract: "Appeler un contrat",
    createContract: "Créer un contrat",
    callsAtOnce: (count) => (count === 1 ? "Approuver un appel" : `Approuver ${count} appels à la fois`),
    signTransactions: (count) => (count === 1 ? "Signer une transaction" : `Signer ${count} transactions`),
    sendTransaction: "Envoyer une transaction",
    message: "Message",
    messageBytes: "Message, en octets",
    empty: "(vide)",
    forApp: "Pour",
    contract: "Contrat",
    amount: "Montant",
    amountOrNumber: "Montant, ou numéro de l’objet de collection",
    uncounted: (amount) =>
      `${amount} (le jeton n’indique pas comment il se compte, ou c’est le numéro d’un objet de collection)`,
    from: "De",
    to: "À",
    token: "Jeton",
    atMost: "Au plus",
    everything: "Tout",
    spender: "Adresse autorisée",
    whoMay: "Qui peut",
    whoMayNot: "Qui ne peut plus",
    collection: "Collection",
    data: "Données",
    code: "Code",
    fee: "Frais de réseau (max.)",
    step: (place, count) => `${place} sur ${count}`,
    smartAccount: "Compte intelligent",
    smartAccountFirst: "Pas encore sur ce réseau\u00a0: ceci l’y crée, une seule fois",
    smallestUnit: "Envoyer, dans la plus petite unité du jeton",
    toTokenAccount: "Vers le compte de jeton",
    allowSmallestUnit: "Autoriser quelqu’un d’autre à dépenser, dans la plus petite unité du jeton",
    takeBackOf: "Retirer une approbation de",
    openTokenAccount: "Ouvrir un compte de jeton pour",
    note: "Note",
    callProgram: "Appeler le programme",
    inTable: "(dans une table que seul le réseau peut lire)",
    warnBytes: "Ce message n’est pas un texte. Personne ne peut dire ce que vaudrait votre signature.",
    warnPermit:
      "Cette signature permet à quelqu’un d’autre de déplacer vos jetons, comme indiqué ci-dessus, à tout moment et sans redemander.",
    warnOrder:
      "Cette signature peut vendre ce que vous possédez, aux conditions indiquées ci-dessus, sans redemander.",
    warnElsewhere: (domain, host) =>
      `Ceci vous identifie sur ${domain}, alors que vous êtes sur ${host}. Quelqu’un veut peut-être votre compte là-bas.`,
    warnOtherAccount: "Ceci identifie un autre compte que le vôtre.",
    warnCreate: "Ce portefeuille ne peut pas lire ce que fait ce contrat.",
    warnCall: "Ce portefeuille ne peut pas lire ce que fait cet appel. Il peut prendre ce que vous possédez.",
    warnEverything:
      "L’adresse autorisée pourrait prendre tout ce que vous avez de ce jeton, maintenant et plus tard.",
    warnOperator:
      "Qui que ce soit pourrait ainsi prendre tout ce que vous avez de cette collection, maintenant et plus tard.",
    warnSpender: "L’adresse autorisée pourrait prendre ce montant du jeton, à tout moment.",
    method: "Fonction",
    gas: "Gaz, prix et numéro",
    kind: "Type",
    form: "Forme de ce qui est signé",
    until: "Valable jusqu’au",
    decimals: "Décimales",
    account: "Compte",
    signedBy: "Signé par",
    paidBy: "Frais payés par",
    fromTokenAccount: "Depuis le compte de jeton",
    block: "Bloc",
    fingerprint: "Empreinte de tout ce qui est signé",
    warnTransfer:
      "Qui détient cette signature envoie ce montant de vos jetons au destinataire, sans redemander.",
    warnActs:
      "Avec cette signature, quelqu’un d’autre peut agir en votre nom, comme écrit ci-dessus, sans redemander.",
    warnTyped:
      "Ce portefeuille ne sait pas ce que vaut cette signature. Elle peut céder ce qui vous appartient.",
    warnFee: (cost) => `Les frais de réseau sont de ${cost} : bien plus que ce que prend le réseau.`,
    warnNetwork: (network) =>
      `${network} ne connaît pas le bloc de cette transaction : elle est pour un autre réseau, où elle peut déplacer ce qui vous appartient, ou elle a expiré.`,
    warnUnasked: (network) =>
      `Impossible de vérifier que cette transaction est pour ${network}. Elle peut être pour un autre réseau.`,
    warnTransaction:
      "Ce portefeuille ne peut pas lire ce que fait cette transaction. Elle peut prendre ce que vous possédez."
  }
}
