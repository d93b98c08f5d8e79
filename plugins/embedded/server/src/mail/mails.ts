import type { Language } from "../words/Language.ts"
import type { Mail } from "./Mailer.ts"
import { languages } from "../words/languages.ts"

/** What a mail says of who asked. */
export interface Asked {
  readonly to: string
  readonly project: string
  /** Origin of the page. */
  readonly origin: string
  /** The browser. */
  readonly label: string
  readonly language: Language
}

const lines = (...paragraphs: ReadonlyArray<string>) => `${paragraphs.join("\n\n")}\n`

/** The mail with a code. */
export const codeMail = ({ to, project, origin, label, language }: Asked, code: string): Mail => {
  const words = languages[language].mail
  return {
    to,
    language,
    subject: words.codeSubject(project),
    text: lines(words.code(code), words.codeFor(origin, label), words.unasked)
  }
}

/** The addresses of a change: the one that an account has, and the one that it gets. */
export interface Moving {
  readonly from: string
  readonly to: string
}

/** The mail with a code that changes the address of a wallet. */
export const changeMail = (
  { to, project, origin, label, language }: Asked,
  code: string,
  moving: Moving
): Mail => {
  const words = languages[language].mail
  return {
    to,
    language,
    subject: words.changeSubject(project),
    text: lines(
      words.changeWhat(moving.from, moving.to),
      words.changeCode(code),
      words.changeAsked(origin, label),
      words.changeUnasked
    )
  }
}

/** The mail with the link that lets a new device in. */
export const deviceMail = ({ to, project, origin, label, language }: Asked, link: string): Mail => {
  const words = languages[language].mail
  return {
    to,
    language,
    subject: words.deviceSubject(project),
    text: lines(words.deviceFirst(origin, label), words.deviceConfirm, link, words.deviceUnasked)
  }
}

/** Whom a mail goes to that no page asked for. */
export interface Told {
  readonly to: string
  readonly project: string
  readonly language: Language
}

/** The mail that tells the address of before which one there is now. */
export const movedMail = ({ to, project, language }: Told, moving: Moving): Mail => {
  const words = languages[language].mail
  return {
    to,
    language,
    subject: words.movedSubject(project),
    text: lines(words.moved(moving.from, moving.to), words.movedHow)
  }
}

/** The mail that says that a wallet has a new recovery code. */
export const renewedMail = ({ to, project, language }: Told, label: string): Mail => {
  const words = languages[language].mail
  return {
    to,
    language,
    subject: words.renewedSubject(project),
    text: lines(words.renewed(label), words.renewedUnasked)
  }
}

/** What was done with a passkey of a wallet. */
export interface PasskeyChange {
  readonly kind: "added" | "removed"
  readonly name: string
}

/** The mail that says that a passkey opens a wallet from now on, or no more. */
export const passkeyMail = (
  { to, project, language }: Told,
  label: string,
  { kind, name }: PasskeyChange
): Mail => {
  const words = languages[language].mail
  const said = kind === "added" ? words.passkeyAdded : words.passkeyRemoved
  return {
    to,
    language,
    subject: words.passkeySubject(project),
    text: lines(said(name, label), words.renewedUnasked)
  }
}

/** The mail that says when the wallet can be given up, with the link that stops it. `due` is epoch milliseconds. */
export const startOverMail = (
  { to, project, language }: Told,
  label: string,
  due: number,
  link: string
): Mail => {
  const words = languages[language].mail
  const day = new Date(due).toISOString().slice(0, 10)
  return {
    to,
    language,
    subject: words.overSubject(project),
    text: lines(words.overAsked(label), words.overWhat(day), words.overStop, link, words.overNothing)
  }
}

/** The mail that says that starting over was stopped. */
export const stoppedMail = ({ to, project, language }: Told): Mail => {
  const words = languages[language].mail
  return { to, language, subject: words.stoppedSubject(project), text: lines(words.stopped) }
}

/** The mail that says that a new wallet has taken the place of the old one. */
export const startedOverMail = ({ to, project, language }: Told): Mail => {
  const words = languages[language].mail
  return { to, language, subject: words.doneSubject(project), text: lines(words.done) }
}
