import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Wenn du das nicht angefordert hast, tu nichts und verrate niemandem den Code. Niemand von uns wird dich je danach fragen.",
  codeSubject: (project) => `Dein Code für ${project}`,
  code: (code) => `Dein Code ist ${code}`,
  codeFor: (origin, label) =>
    `Er meldet dich bei deiner Wallet auf ${origin} an, in ${label}. Er gilt einmal und 20 Minuten lang.`,
  deviceSubject: (project) => `Ein neues Gerät für deine Wallet bei ${project}`,
  deviceFirst: (origin, label) =>
    `Jemand meldet sich bei deiner Wallet auf ${origin} an, in ${label}, zum ersten Mal.`,
  deviceConfirm: "Wenn du das bist, öffne diese Seite und bestätige es. Sie gilt einmal und 20 Minuten lang:",
  deviceUnasked: "Wenn du es nicht bist, tu nichts: Ohne deine Bestätigung kommt niemand hinein.",
  movedSubject: (project) => `Deine Wallet bei ${project} hat jetzt eine andere E-Mail-Adresse`,
  changeSubject: (project) => `Die E-Mail-Adresse deiner Wallet bei ${project} ändern`,
  changeWhat: (from, to) =>
    `Das ist keine Anmeldung. Deine Wallet bekommt damit eine andere E-Mail-Adresse: ${to} statt ${from}. Die bisherige meldet dann nicht mehr an.`,
  changeCode: (code) => `Der Code dafür ist ${code}`,
  changeAsked: (origin, label) =>
    `Verlangt wurde das auf ${origin}, in ${label}. Der Code gilt einmal und 20 Minuten lang.`,
  changeUnasked:
    "Wenn du das nicht willst, tu nichts und verrate niemandem den Code: Ohne ihn bleibt die Adresse, wie sie ist.",
  passkeySubject: (project) => `Die Passkeys deiner Wallet bei ${project} haben sich geändert`,
  passkeyAdded: (name, label) =>
    `In ${label}, wo die Wallet offen war, wurde der Passkey „${name}“ hinzugefügt. Er öffnet die Wallet von jetzt an.`,
  passkeyRemoved: (name, label) =>
    `In ${label}, wo die Wallet offen war, wurde der Passkey „${name}“ entfernt. Er öffnet nichts mehr.`,
  renewedSubject: (project) => `Deine Wallet bei ${project} hat einen neuen Wiederherstellungscode`,
  renewed: (label) =>
    `In ${label}, wo die Wallet offen war, wurde ein neuer Wiederherstellungscode gemacht. Der bisherige öffnet nichts mehr.`,
  renewedUnasked:
    "Wenn du das nicht warst, hatte jemand ein Gerät, auf dem deine Wallet offen ist. Bring, was darin ist, in eine andere Wallet, von einem Gerät aus, das sie noch öffnet.",
  moved: (from, to) =>
    `Die E-Mail-Adresse deiner Wallet ist jetzt ${to}. Diese Adresse, ${from}, meldet nicht mehr bei ihr an, und jedes andere Gerät wurde abgemeldet.`,
  movedHow:
    "Bestätigt wurde die Änderung auf einem Gerät, auf dem die Wallet offen ist, durch einen Code, der hierher ging, und durch einen, der an die neue Adresse ging.",
  overSubject: (project) => `Jemand will deine Wallet bei ${project} aufgeben`,
  overAsked: (label) =>
    `In ${label} hat jemand, der mit deiner Adresse angemeldet ist, verlangt, mit einer neuen, leeren Wallet neu anzufangen.`,
  overWhat: (day) =>
    `Ab ${day} (UTC) kann das tun, wer sich mit dieser Adresse anmeldet. Deine jetzige Wallet und was darin ist, ist dann mit dieser Adresse nicht mehr zu erreichen.`,
  overStop: "Wenn du das nicht willst, halte es auf dieser Seite auf:",
  overNothing:
    "Wenn du den Wiederherstellungscode und alle Geräte verloren hast, tu nichts. Bis dahin bekommst du diese E-Mail jeden Tag. Auch wer die Wallet auf einem Gerät öffnet, das sie hat, hält es auf.",
  stoppedSubject: (project) => `Deine Wallet bei ${project} bleibt`,
  stopped:
    "Der Neuanfang wurde aufgehalten: Deine Wallet bleibt, wie sie ist. Wenn du es nicht warst, liest jemand anderes deine E-Mails oder hat dein Gerät.",
  doneSubject: (project) => `Eine neue Wallet ist an die Stelle deiner Wallet bei ${project} getreten`,
  done: "Der Neuanfang ist vollzogen: Diese Adresse hat jetzt eine neue, leere Wallet. Die vorige ist mit ihr nicht mehr zu erreichen."
}

export const pages: PageWords = {
  isYou: "Bist du das?",
  firstTime: "Jemand meldet sich zum ersten Mal bei deiner Wallet an",
  at: "auf",
  in: "in",
  notYou: "Wenn du es nicht bist, schließe diese Seite: Dann geschieht nichts.",
  letIn: "Ja, dieses Gerät hereinlassen",
  expired: "Dieser Link ist abgelaufen",
  expiredText: "Er gilt einmal und 20 Minuten lang. Beginne auf der Seite von vorn.",
  notConfirmed: "Nicht bestätigt",
  otherPage: "Das kam von einer anderen Seite.",
  done: "Das Gerät ist hereingelassen",
  doneText: "Ein Code wurde dir geschickt. Gib ihn auf der Seite ein, auf der du begonnen hast.",
  stopTitle: "Deine Wallet behalten?",
  stopText:
    "Jemand hat verlangt, deine Wallet aufzugeben und mit einer neuen anzufangen. Wenn du es aufhältst, bleibt die Wallet, wie sie ist.",
  stop: "Aufhalten, meine Wallet behalten",
  stopped: "Deine Wallet bleibt",
  stoppedText:
    "Der Neuanfang wurde aufgehalten. Wenn du ihn nicht verlangt hast, liest vielleicht jemand anderes deine E-Mails.",
  nothingToStop: "Es gibt nichts aufzuhalten: Es wurde schon aufgehalten oder ist vorbei.",
  signedIn: "Du bist angemeldet",
  goBack: "Kehre zu der Seite zurück, auf der du begonnen hast.",
  notSignedIn: "Du bist nicht angemeldet",
  closeWindow: "Schließe dieses Fenster und versuche es auf der Seite, auf der du begonnen hast, noch einmal."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Versuch es in {} noch einmal",
  "The code is wrong": "Der Code ist falsch",
  "The code has expired, or was tried too often. Ask for a new one.":
    "Der Code ist abgelaufen oder wurde zu oft versucht. Fordere einen neuen an.",
  "The code was used before. Ask for a new one.": "Der Code wurde schon verwendet. Fordere einen neuen an.",
  "The confirmation has expired. Start again.": "Die Bestätigung ist abgelaufen. Beginne von vorn.",
  "The sign-in has expired. Start again.": "Die Anmeldung ist abgelaufen. Beginne von vorn.",
  "This link was used before, or is older than 20 minutes.":
    "Dieser Link wurde schon verwendet oder ist älter als 20 Minuten.",
  "Start again.": "Beginne von vorn.",
  "Sign in first": "Melde dich zuerst an",
  "The mail could not be sent. Try again later.":
    "Die E-Mail konnte nicht gesendet werden. Versuche es später erneut.",
  "The provider does not answer. Try again.": "Der Anbieter antwortet nicht. Versuche es erneut.",
  "Farcaster does not answer. Try again.": "Farcaster antwortet nicht. Versuche es erneut.",
  "Farcaster does not confirm who this is": "Farcaster bestätigt nicht, wer das ist",
  "This wallet has no sign-in by {}": "Diese Wallet hat keine Anmeldung über {}",
  "This wallet does not know the network {}": "Diese Wallet kennt das Netzwerk {} nicht",
  "The network's node does not answer. Try again.":
    "Der Knoten des Netzwerks antwortet nicht. Versuche es erneut.",
  "This network has no smart accounts": "Dieses Netzwerk hat keine Smart Accounts",
  "This wallet has no e-mail address": "Diese Wallet hat keine E-Mail-Adresse",
  "This address has a wallet of its own": "Diese Adresse hat eine eigene Wallet",
  "The wallet was changed on another device": "Die Wallet wurde auf einem anderen Gerät geändert",
  "Open the wallet on this device first: this is for its owner alone":
    "Öffne zuerst die Wallet auf diesem Gerät: Das steht nur ihrem Inhaber zu",
  "This passkey opens your wallet no more": "Dieser Passkey öffnet deine Wallet nicht mehr",
  "This is the last passkey that signs you in: add another one first":
    "Das ist der letzte Passkey, mit dem du dich anmeldest: Füge zuerst einen weiteren hinzu",
  "This page may not use the wallet": "Diese Seite darf die Wallet nicht verwenden",
  "There is no wallet yet that could be given up": "Es gibt noch keine Wallet, die aufgegeben werden könnte",
  "Starting over was not asked for, or its time has not come":
    "Der Neuanfang wurde nicht verlangt, oder seine Zeit ist noch nicht da",
  "Sign out, and sign in by e-mail once more, to start over":
    "Melde dich ab und noch einmal per E-Mail an, um neu anzufangen",
  "Something failed on the server": "Auf dem Server ist etwas fehlgeschlagen"
}
