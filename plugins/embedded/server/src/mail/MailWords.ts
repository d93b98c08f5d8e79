/** What mails say, in one language. */
export interface MailWords {
  readonly unasked: string
  readonly codeSubject: (project: string) => string
  readonly code: (code: string) => string
  readonly codeFor: (origin: string, label: string) => string
  readonly deviceSubject: (project: string) => string
  readonly deviceFirst: (origin: string, label: string) => string
  readonly deviceConfirm: string
  readonly deviceUnasked: string
  readonly changeSubject: (project: string) => string
  readonly changeWhat: (from: string, to: string) => string
  readonly changeCode: (code: string) => string
  readonly changeAsked: (origin: string, label: string) => string
  readonly changeUnasked: string
  readonly renewedSubject: (project: string) => string
  readonly renewed: (label: string) => string
  readonly renewedUnasked: string
  readonly passkeySubject: (project: string) => string
  readonly passkeyAdded: (name: string, label: string) => string
  readonly passkeyRemoved: (name: string, label: string) => string
  readonly movedSubject: (project: string) => string
  readonly moved: (from: string, to: string) => string
  readonly movedHow: string
  readonly overSubject: (project: string) => string
  readonly overAsked: (label: string) => string
  /** `day` is a date of the calendar, UTC. */
  readonly overWhat: (day: string) => string
  readonly overStop: string
  readonly overNothing: string
  readonly stoppedSubject: (project: string) => string
  readonly stopped: string
  readonly doneSubject: (project: string) => string
  readonly done: string
}
