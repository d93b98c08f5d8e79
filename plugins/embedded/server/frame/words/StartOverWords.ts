/** The texts of starting over, in one language. */
export interface StartOverWords {
  readonly lostAll: string
  readonly title: string
  readonly text: string
  readonly warning: string
  readonly type: (email: string) => string
  readonly typeWrong: string
  readonly ask: string
  /** `due` is epoch milliseconds. */
  readonly waiting: (due: number) => string
  readonly proveFirst: string
  readonly ready: string
  readonly finish: string
}
