import type { Mail } from "./Mailer.ts"

/** What a mail says of who asked. */
export interface Asked {
  readonly to: string
  readonly project: string
  /** Origin of the page. */
  readonly origin: string
  /** The browser. */
  readonly label: string
}

const unasked =
  "If you did not ask for this, do nothing and tell nobody the code. Nobody of us will ever ask you for it."

/** The mail with a code. */
export const codeMail = ({ to, project, origin, label }: Asked, code: string): Mail => ({
  to,
  subject: `Your code for ${project}`,
  text: [
    `Your code is ${code}`,
    "",
    `It signs you in to your wallet at ${origin}, in ${label}. It works once, and for 20 minutes.`,
    "",
    unasked,
    ""
  ].join("\n")
})

/** The mail with the link that lets a new device in. */
export const deviceMail = ({ to, project, origin, label }: Asked, link: string): Mail => ({
  to,
  subject: `A new device for your wallet at ${project}`,
  text: [
    `Somebody signs in to your wallet at ${origin}, in ${label}, for the first time.`,
    "",
    "If that is you, open this page and confirm. It works once, and for 20 minutes:",
    "",
    link,
    "",
    "If it is not you, do nothing: without your confirmation nobody gets in.",
    ""
  ].join("\n")
})

/** The mail that tells the address of before that there is another one now. */
export const movedMail = (to: string, project: string): Mail => ({
  to,
  subject: `Your wallet at ${project} has another e-mail address now`,
  text: [
    "The e-mail address of your wallet was changed. This address no longer signs in to it.",
    "",
    "The change was confirmed by a code that was sent here, and by one that was sent to the new address.",
    ""
  ].join("\n")
})
