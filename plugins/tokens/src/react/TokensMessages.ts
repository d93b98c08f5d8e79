/** Every text that the list shows, in one language. */
export interface TokensMessages {
  readonly failed: string
  readonly outdated: string
  readonly readAgain: string
  readonly none: string
  readonly total: string
  readonly totalUnknown: string
  readonly totalPartial: string
  readonly unverified: string
  readonly unverifiedNote: string
  /** Of adding a token by its address, and of hiding one. */
  readonly manage: string
  readonly addLabel: string
  readonly addNote: string
  readonly add: string
  readonly added: string
  readonly notToken: string
  readonly notRead: string
  readonly hide: string
  readonly show: string
}
