/** What the pages say that mails and providers lead to. */
export interface PageWords {
  readonly isYou: string
  readonly firstTime: string
  readonly at: string
  readonly in: string
  readonly notYou: string
  readonly letIn: string
  readonly expired: string
  readonly expiredText: string
  readonly notConfirmed: string
  readonly otherPage: string
  readonly done: string
  readonly doneText: string
  readonly stopTitle: string
  readonly stopText: string
  readonly stop: string
  readonly stopped: string
  readonly stoppedText: string
  readonly nothingToStop: string
  readonly signedIn: string
  readonly goBack: string
  readonly notSignedIn: string
  readonly closeWindow: string
}
