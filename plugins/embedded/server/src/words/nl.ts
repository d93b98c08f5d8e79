import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked:
    "Heb je hier niet om gevraagd, doe dan niets en vertel niemand de code. Niemand van ons zal je er ooit om vragen.",
  codeSubject: (project) => `Je code voor ${project}`,
  code: (code) => `Je code is ${code}`,
  codeFor: (origin, label) =>
    `Hiermee log je in bij je wallet op ${origin}, in ${label}. Hij werkt één keer en 20 minuten lang.`,
  deviceSubject: (project) => `Een nieuw apparaat voor je wallet bij ${project}`,
  deviceFirst: (origin, label) => `Iemand logt in bij je wallet op ${origin}, in ${label}, voor het eerst.`,
  deviceConfirm:
    "Ben jij dat, open dan deze pagina en bevestig het. De pagina werkt één keer en 20 minuten lang:",
  deviceUnasked: "Ben jij het niet, doe dan niets: zonder jouw bevestiging komt niemand binnen.",
  movedSubject: (project) => `Je wallet bij ${project} heeft nu een ander e-mailadres`,
  changeSubject: (project) => `Het e-mailadres van je wallet bij ${project} wijzigen`,
  changeWhat: (from, to) =>
    `Hiermee log je niet in. Je wallet krijgt hiermee een ander e-mailadres: ${to} in plaats van ${from}, waarmee je dan niet meer kunt inloggen.`,
  changeCode: (code) => `De code daarvoor is ${code}`,
  changeAsked: (origin, label) =>
    `Erom gevraagd is op ${origin}, in ${label}. De code werkt één keer en 20 minuten lang.`,
  changeUnasked:
    "Wil je dit niet, doe dan niets en vertel niemand de code: zonder die code blijft het adres zoals het is.",
  passkeySubject: (project) => `De passkeys van je wallet bij ${project} zijn veranderd`,
  passkeyAdded: (name, label) =>
    `In ${label}, waar de wallet open was, is de passkey ‘${name}’ toegevoegd. Die opent de wallet vanaf nu.`,
  passkeyRemoved: (name, label) =>
    `In ${label}, waar de wallet open was, is de passkey ‘${name}’ verwijderd. Die opent niets meer.`,
  renewedSubject: (project) => `Je wallet bij ${project} heeft een nieuwe herstelcode`,
  renewed: (label) =>
    `In ${label}, waar de wallet open was, is een nieuwe herstelcode gemaakt. De vorige opent niets meer.`,
  renewedUnasked:
    "Was jij het niet, dan had iemand een apparaat waarop je wallet open is. Verplaats wat erin zit naar een andere wallet, vanaf een apparaat dat hem nog opent.",
  moved: (from, to) =>
    `Het e-mailadres van je wallet is nu ${to}. Met dit adres, ${from}, kun je er niet meer inloggen, en elk ander apparaat is uitgelogd.`,
  movedHow:
    "De wijziging is bevestigd op een apparaat waarop de wallet open is, met een code die hierheen is gestuurd en met een code die naar het nieuwe adres is gestuurd.",
  overSubject: (project) => `Iemand wil je wallet bij ${project} opgeven`,
  overAsked: (label) =>
    `In ${label} heeft iemand die met jouw adres is ingelogd, gevraagd om opnieuw te beginnen met een nieuwe, lege wallet.`,
  overWhat: (day) =>
    `Vanaf ${day} (UTC) kan wie met dit adres inlogt, dat doen. Je huidige wallet, en wat erin zit, is dan met dit adres niet meer te bereiken.`,
  overStop: "Is dat niet wat je wilt, houd het dan tegen op deze pagina:",
  overNothing:
    "Ben je de herstelcode en alle apparaten kwijt, doe dan niets. Tot dan krijg je deze e-mail elke dag. Ook de wallet openen op een apparaat dat hem heeft, houdt het tegen.",
  stoppedSubject: (project) => `Je wallet bij ${project} blijft behouden`,
  stopped:
    "Opnieuw beginnen is tegengehouden: je wallet blijft zoals hij is. Heb jij het niet tegengehouden, dan kan iemand anders je e-mails lezen of heeft die jouw apparaat.",
  doneSubject: (project) => `Een nieuwe wallet is in de plaats van de jouwe gekomen bij ${project}`,
  done: "Opnieuw beginnen is gebeurd: dit adres heeft nu een nieuwe, lege wallet. De vorige is er niet meer mee te bereiken."
}

export const pages: PageWords = {
  isYou: "Ben jij dit?",
  firstTime: "Iemand logt voor het eerst in bij je wallet",
  at: "op",
  in: "in",
  notYou: "Ben jij het niet, sluit dan deze pagina: dan gebeurt er niets.",
  letIn: "Ja, dit apparaat binnenlaten",
  expired: "Deze link is verlopen",
  expiredText: "Hij werkt één keer en 20 minuten lang. Begin opnieuw op de pagina.",
  notConfirmed: "Niet bevestigd",
  otherPage: "Dit kwam van een andere pagina.",
  done: "Het apparaat is binnengelaten",
  doneText: "Er is een code naar je gestuurd. Typ hem op de pagina waar je begon.",
  stopTitle: "Je wallet behouden?",
  stopText:
    "Iemand heeft gevraagd om je wallet op te geven en opnieuw te beginnen met een nieuwe. Als je het tegenhoudt, blijft de wallet zoals hij is.",
  stop: "Tegenhouden en mijn wallet behouden",
  stopped: "Je wallet blijft behouden",
  stoppedText:
    "Opnieuw beginnen is tegengehouden. Heb jij er niet om gevraagd, dan leest iemand anders misschien je e-mails.",
  nothingToStop: "Er is niets tegen te houden: het is al tegengehouden of voorbij.",
  signedIn: "Je bent ingelogd",
  goBack: "Ga terug naar de pagina waar je begon.",
  notSignedIn: "Je bent niet ingelogd",
  closeWindow: "Sluit dit venster en probeer het opnieuw op de pagina waar je begon."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "Probeer het over {} opnieuw",
  "The code is wrong": "De code is onjuist",
  "The code has expired, or was tried too often. Ask for a new one.":
    "De code is verlopen of te vaak geprobeerd. Vraag een nieuwe aan.",
  "The code was used before. Ask for a new one.": "De code is al gebruikt. Vraag een nieuwe aan.",
  "The confirmation has expired. Start again.": "De bevestiging is verlopen. Begin opnieuw.",
  "The sign-in has expired. Start again.": "De inlogpoging is verlopen. Begin opnieuw.",
  "This link was used before, or is older than 20 minutes.":
    "Deze link is al gebruikt of is ouder dan 20 minuten.",
  "Start again.": "Begin opnieuw.",
  "Sign in first": "Log eerst in",
  "The mail could not be sent. Try again later.":
    "De e-mail kon niet worden verstuurd. Probeer het later opnieuw.",
  "The provider does not answer. Try again.": "De aanbieder reageert niet. Probeer het opnieuw.",
  "Farcaster does not answer. Try again.": "Farcaster reageert niet. Probeer het opnieuw.",
  "Farcaster does not confirm who this is": "Farcaster bevestigt niet wie dit is",
  "This wallet has no sign-in by {}": "Bij deze wallet kun je niet inloggen met {}",
  "This wallet does not know the network {}": "Deze wallet kent het netwerk {} niet",
  "The network's node does not answer. Try again.":
    "De node van het netwerk reageert niet. Probeer het opnieuw.",
  "This network has no smart accounts": "Dit netwerk heeft geen smart accounts",
  "This wallet has no e-mail address": "Deze wallet heeft geen e-mailadres",
  "This address has a wallet of its own": "Dit adres heeft een eigen wallet",
  "The wallet was changed on another device": "De wallet is op een ander apparaat gewijzigd",
  "Open the wallet on this device first: this is for its owner alone":
    "Open eerst de wallet op dit apparaat: dit is alleen voor de eigenaar",
  "This passkey opens your wallet no more": "Deze passkey opent je wallet niet meer",
  "This is the last passkey that signs you in: add another one first":
    "Dit is de laatste passkey waarmee je inlogt: voeg eerst een andere toe",
  "This page may not use the wallet": "Deze pagina mag de wallet niet gebruiken",
  "There is no wallet yet that could be given up": "Er is nog geen wallet die kan worden opgegeven",
  "Starting over was not asked for, or its time has not come":
    "Er is niet gevraagd om opnieuw te beginnen, of het is nog niet zover",
  "Sign out, and sign in by e-mail once more, to start over":
    "Log uit en log nog een keer in via e-mail om opnieuw te beginnen",
  "Something failed on the server": "Er is iets misgegaan op de server"
}
