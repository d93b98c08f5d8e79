import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"

export const mail: MailWords = {
  unasked:
    "If you did not ask for this, do nothing and tell nobody the code. Nobody of us will ever ask you for it.",
  codeSubject: (project) => `Your code for ${project}`,
  code: (code) => `Your code is ${code}`,
  codeFor: (origin, label) =>
    `It signs you in to your wallet at ${origin}, in ${label}. It works once, and for 20 minutes.`,
  deviceSubject: (project) => `A new device for your wallet at ${project}`,
  deviceFirst: (origin, label) =>
    `Somebody signs in to your wallet at ${origin}, in ${label}, for the first time.`,
  deviceConfirm: "If that is you, open this page and confirm. It works once, and for 20 minutes:",
  deviceUnasked: "If it is not you, do nothing: without your confirmation nobody gets in.",
  movedSubject: (project) => `Your wallet at ${project} has another e-mail address now`,
  changeSubject: (project) => `Change the e-mail address of your wallet at ${project}`,
  changeWhat: (from, to) =>
    `This does not sign you in. It gives your wallet another e-mail address: ${to} in the place of ${from}, which then no longer signs in.`,
  changeCode: (code) => `The code for that is ${code}`,
  changeAsked: (origin, label) =>
    `It was asked for at ${origin}, in ${label}. The code works once, and for 20 minutes.`,
  changeUnasked:
    "If you do not want this, do nothing and tell nobody the code: without it the address stays as it is.",
  passkeySubject: (project) => `The passkeys of your wallet at ${project} have changed`,
  passkeyAdded: (name, label) =>
    `In ${label}, where the wallet was open, the passkey “${name}” was added. It opens the wallet from now on.`,
  passkeyRemoved: (name, label) =>
    `In ${label}, where the wallet was open, the passkey “${name}” was removed. It opens nothing any more.`,
  renewedSubject: (project) => `Your wallet at ${project} has a new recovery code`,
  renewed: (label) =>
    `In ${label}, where the wallet was open, a new recovery code was made. The one before opens nothing any more.`,
  renewedUnasked:
    "If it was not you, somebody had a device on which your wallet is open. Move what is in it to another wallet, from a device that still opens it.",
  moved: (from, to) =>
    `The e-mail address of your wallet is ${to} now. This address, ${from}, no longer signs in to it, and every other device was signed out.`,
  movedHow:
    "The change was confirmed on a device on which the wallet is open, by a code that was sent here, and by one that was sent to the new address.",
  overSubject: (project) => `Somebody wants to give up your wallet at ${project}`,
  overAsked: (label) =>
    `In ${label}, somebody who is signed in with your address asked to start over with a new, empty wallet.`,
  overWhat: (day) =>
    `From ${day} on (UTC), whoever signs in with this address can do that. Your present wallet, and what is in it, can then no longer be reached with this address.`,
  overStop: "If that is not what you want, stop it on this page:",
  overNothing:
    "If you lost the recovery code and every device, do nothing. You get this mail every day until then. Opening the wallet on a device that has it stops it too.",
  stoppedSubject: (project) => `Your wallet at ${project} is kept`,
  stopped:
    "Starting over was stopped: your wallet stays as it is. If you did not stop it, somebody else can read your mails or has your device.",
  doneSubject: (project) => `A new wallet has taken the place of yours at ${project}`,
  done: "Starting over is done: this address has a new, empty wallet now. The one before can no longer be reached with it."
}

export const pages: PageWords = {
  isYou: "Is this you?",
  firstTime: "Somebody signs in to your wallet for the first time",
  at: "at",
  in: "in",
  notYou: "If it is not you, close this page: nothing happens then.",
  letIn: "Yes, let this device in",
  expired: "This link has expired",
  expiredText: "It works once, and for 20 minutes. Start again in the page.",
  notConfirmed: "Not confirmed",
  otherPage: "This came from another page.",
  done: "The device is let in",
  doneText: "A code was sent to you. Type it in the page where you began.",
  stopTitle: "Keep your wallet?",
  stopText:
    "Somebody asked to give up your wallet and to start over with a new one. If you stop it, the wallet stays as it is.",
  stop: "Stop it, keep my wallet",
  stopped: "Your wallet is kept",
  stoppedText: "Starting over was stopped. If you did not ask for it, somebody else may read your mails.",
  nothingToStop: "There is nothing to stop: it was stopped before, or is over.",
  signedIn: "You are signed in",
  goBack: "Go back to the page where you began.",
  notSignedIn: "You are not signed in",
  closeWindow: "Close this window, and try again in the page where you began."
}

/** Why something is refused: a number or a provider's name is `{}`. */
export const refusals = {
  "Please try again after {} seconds": "Please try again after {} seconds",
  "The code is wrong": "The code is wrong",
  "The code has expired, or was tried too often. Ask for a new one.":
    "The code has expired, or was tried too often. Ask for a new one.",
  "The code was used before. Ask for a new one.": "The code was used before. Ask for a new one.",
  "The confirmation has expired. Start again.": "The confirmation has expired. Start again.",
  "The sign-in has expired. Start again.": "The sign-in has expired. Start again.",
  "This link was used before, or is older than 20 minutes.":
    "This link was used before, or is older than 20 minutes.",
  "Start again.": "Start again.",
  "Sign in first": "Sign in first",
  "The mail could not be sent. Try again later.": "The mail could not be sent. Try again later.",
  "The provider does not answer. Try again.": "The provider does not answer. Try again.",
  "Farcaster does not answer. Try again.": "Farcaster does not answer. Try again.",
  "Farcaster does not confirm who this is": "Farcaster does not confirm who this is",
  "This wallet has no sign-in by {}": "This wallet has no sign-in by {}",
  "This wallet does not know the network {}": "This wallet does not know the network {}",
  "The network's node does not answer. Try again.": "The network's node does not answer. Try again.",
  "This network has no smart accounts": "This network has no smart accounts",
  "This wallet has no e-mail address": "This wallet has no e-mail address",
  "This address has a wallet of its own": "This address has a wallet of its own",
  "The wallet was changed on another device": "The wallet was changed on another device",
  "Open the wallet on this device first: this is for its owner alone":
    "Open the wallet on this device first: this is for its owner alone",
  "This passkey opens your wallet no more": "This passkey opens your wallet no more",
  "This is the last passkey that signs you in: add another one first":
    "This is the last passkey that signs you in: add another one first",
  "This page may not use the wallet": "This page may not use the wallet",
  "There is no wallet yet that could be given up": "There is no wallet yet that could be given up",
  "Starting over was not asked for, or its time has not come":
    "Starting over was not asked for, or its time has not come",
  "Sign out, and sign in by e-mail once more, to start over":
    "Sign out, and sign in by e-mail once more, to start over",
  "Something failed on the server": "Something failed on the server"
}

/** What refusals say in a language, by their English texts. */
export type Refusals = Readonly<Record<keyof typeof refusals, string>>
