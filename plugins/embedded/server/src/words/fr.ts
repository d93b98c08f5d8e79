import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Si vous n’avez pas demandé cela, ne faites rien et ne donnez le code à personne. Personne de chez nous ne vous le demandera jamais.",
  codeSubject: (project) => `Votre code pour ${project}`,
  code: (code) => `Votre code est ${code}`,
  codeFor: (origin, label) =>
    `Il vous identifie à votre portefeuille sur ${origin}, dans ${label}. Il fonctionne une seule fois, pendant 20 minutes.`,
  deviceSubject: (project) => `Un nouvel appareil pour votre portefeuille sur ${project}`,
  deviceFirst: (origin, label) =>
    `Quelqu’un s’identifie à votre portefeuille sur ${origin}, dans ${label}, pour la première fois.`,
  deviceConfirm:
    "Si c’est vous, ouvrez cette page et confirmez. Elle fonctionne une seule fois, pendant 20 minutes\u00a0:",
  deviceUnasked: "Si ce n’est pas vous, ne faites rien\u00a0: sans votre confirmation, personne n’entre.",
  movedSubject: (project) => `Votre portefeuille sur ${project} a maintenant une autre adresse e-mail`,
  changeSubject: (project) => `Changer l’adresse e-mail de votre portefeuille sur ${project}`,
  changeWhat: (from, to) =>
    `Ceci n’est pas une identification. Ce code donne à votre portefeuille une autre adresse e-mail\u00a0: ${to} à la place de ${from}, qui ne permettra alors plus de s’identifier.`,
  changeCode: (code) => `Le code pour cela est ${code}`,
  changeAsked: (origin, label) =>
    `Il a été demandé sur ${origin}, dans ${label}. Le code fonctionne une seule fois, pendant 20 minutes.`,
  changeUnasked:
    "Si vous ne voulez pas cela, ne faites rien et ne donnez le code à personne\u00a0: sans lui, l’adresse reste telle quelle.",
  passkeySubject: (project) => `Les clés d’accès de votre portefeuille sur ${project} ont changé`,
  passkeyAdded: (name, label) =>
    `Dans ${label}, où le portefeuille était ouvert, la clé d’accès «\u00a0${name}\u00a0» a été ajoutée. Elle ouvre désormais le portefeuille.`,
  passkeyRemoved: (name, label) =>
    `Dans ${label}, où le portefeuille était ouvert, la clé d’accès «\u00a0${name}\u00a0» a été supprimée. Elle n’ouvre plus rien.`,
  renewedSubject: (project) => `Votre portefeuille sur ${project} a un nouveau code de récupération`,
  renewed: (label) =>
    `Dans ${label}, où le portefeuille était ouvert, un nouveau code de récupération a été créé. Le précédent n’ouvre plus rien.`,
  renewedUnasked:
    "Si ce n’était pas vous, quelqu’un a eu un appareil sur lequel votre portefeuille est ouvert. Déplacez son contenu vers un autre portefeuille, depuis un appareil qui l’ouvre encore.",
  moved: (from, to) =>
    `L’adresse e-mail de votre portefeuille est maintenant ${to}. Cette adresse, ${from}, ne permet plus de s’y identifier, et tous les autres appareils ont été déconnectés.`,
  movedHow:
    "Le changement a été confirmé sur un appareil où le portefeuille est ouvert, par un code envoyé ici et par un code envoyé à la nouvelle adresse.",
  overSubject: (project) => `Quelqu’un veut abandonner votre portefeuille sur ${project}`,
  overAsked: (label) =>
    `Dans ${label}, quelqu’un qui est identifié avec votre adresse a demandé à recommencer avec un nouveau portefeuille, vide.`,
  overWhat: (day) =>
    `À partir du ${day} (UTC), qui s’identifie avec cette adresse peut le faire. Votre portefeuille actuel, et ce qu’il contient, ne pourront alors plus être atteints avec cette adresse.`,
  overStop: "Si ce n’est pas ce que vous voulez, arrêtez-le sur cette page\u00a0:",
  overNothing:
    "Si vous avez perdu le code de récupération et tous les appareils, ne faites rien. Vous recevrez cet e-mail chaque jour d’ici là. Ouvrir le portefeuille sur un appareil qui l’a l’arrête aussi.",
  stoppedSubject: (project) => `Votre portefeuille sur ${project} est conservé`,
  stopped:
    "Le recommencement a été arrêté\u00a0: votre portefeuille reste tel quel. Si ce n’est pas vous qui l’avez arrêté, quelqu’un d’autre peut lire vos e-mails ou a votre appareil.",
  doneSubject: (project) => `Un nouveau portefeuille a remplacé le vôtre sur ${project}`,
  done: "Le recommencement est fait\u00a0: cette adresse a maintenant un nouveau portefeuille, vide. Le précédent ne peut plus être atteint avec elle."
}

export const pages: PageWords = {
  isYou: "Est-ce vous\u00a0?",
  firstTime: "Quelqu’un s’identifie à votre portefeuille pour la première fois",
  at: "sur",
  in: "dans",
  notYou: "Si ce n’est pas vous, fermez cette page\u00a0: il ne se passera rien.",
  letIn: "Oui, laisser entrer cet appareil",
  expired: "Ce lien a expiré",
  expiredText: "Il fonctionne une seule fois, pendant 20 minutes. Recommencez depuis la page.",
  notConfirmed: "Non confirmé",
  otherPage: "Ceci vient d’une autre page.",
  done: "L’appareil peut entrer",
  doneText: "Un code vous a été envoyé. Saisissez-le sur la page où vous avez commencé.",
  stopTitle: "Garder votre portefeuille\u00a0?",
  stopText:
    "Quelqu’un a demandé à abandonner votre portefeuille et à recommencer avec un nouveau. Si vous l’arrêtez, le portefeuille reste tel quel.",
  stop: "L’arrêter et garder mon portefeuille",
  stopped: "Votre portefeuille est conservé",
  stoppedText:
    "Le recommencement a été arrêté. Si vous ne l’aviez pas demandé, quelqu’un d’autre lit peut-être vos e-mails.",
  nothingToStop: "Il n’y a rien à arrêter\u00a0: cela a déjà été arrêté, ou c’est terminé.",
  signedIn: "Vous êtes identifié",
  goBack: "Revenez à la page où vous avez commencé.",
  notSignedIn: "Vous n’êtes pas identifié",
  closeWindow: "Fermez cette fenêtre et réessayez sur la page où vous avez commencé."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Réessayez dans {}",
  "The code is wrong": "Le code est incorrect",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Le code a expiré ou a été essayé trop souvent. Demandez-en un nouveau.",
  "The code was used before. Ask for a new one.": "Le code a déjà été utilisé. Demandez-en un nouveau.",
  "The confirmation has expired. Start again.": "La confirmation a expiré. Recommencez.",
  "The sign-in has expired. Start again.": "L’identification a expiré. Recommencez.",
  "This link was used before, or is older than 20 minutes.":
    "Ce lien a déjà été utilisé, ou date de plus de 20 minutes.",
  "Start again.": "Recommencez.",
  "Sign in first": "Identifiez-vous d’abord",
  "The mail could not be sent. Try again later.": "L’e-mail n’a pas pu être envoyé. Réessayez plus tard.",
  "The provider does not answer. Try again.": "Le fournisseur ne répond pas. Réessayez.",
  "Farcaster does not answer. Try again.": "Farcaster ne répond pas. Réessayez.",
  "Farcaster does not confirm who this is": "Farcaster ne confirme pas qui c’est",
  "This wallet has no sign-in by {}": "Ce portefeuille ne permet pas l’identification avec {}",
  "This wallet does not know the network {}": "Ce portefeuille ne connaît pas le réseau {}",
  "The network's node does not answer. Try again.": "Le nœud du réseau ne répond pas. Réessayez.",
  "This network has no smart accounts": "Ce réseau n’a pas de comptes intelligents",
  "This wallet has no e-mail address": "Ce portefeuille n’a pas d’adresse e-mail",
  "This address has a wallet of its own": "Cette adresse a son propre portefeuille",
  "The wallet was changed on another device": "Le portefeuille a été modifié sur un autre appareil",
  "Open the wallet on this device first: this is for its owner alone":
    "Ouvrez d’abord le portefeuille sur cet appareil\u00a0: ceci est réservé à son propriétaire",
  "This passkey opens your wallet no more": "Cette clé d’accès n’ouvre plus votre portefeuille",
  "This is the last passkey that signs you in: add another one first":
    "C’est la dernière clé d’accès qui vous connecte\u00a0: ajoutez-en d’abord une autre",
  "This page may not use the wallet": "Cette page ne peut pas utiliser le portefeuille",
  "There is no wallet yet that could be given up": "Il n’y a encore aucun portefeuille à abandonner",
  "Starting over was not asked for, or its time has not come":
    "Le recommencement n’a pas été demandé, ou il est trop tôt",
  "Sign out, and sign in by e-mail once more, to start over":
    "Pour recommencer, déconnectez-vous et identifiez-vous encore une fois par e-mail",
  "Something failed on the server": "Une erreur s’est produite sur le serveur"
}
