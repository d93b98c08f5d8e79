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
}
