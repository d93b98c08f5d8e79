/** That somebody who lost the wallet asked to start over. */
export interface AskedStartOver {
  /** From when on that is possible, epoch milliseconds. */
  readonly due: number
  readonly isDue: boolean
  /** Whether it is possible for this sign-in. */
  readonly isProven: boolean
}

/** What who lost the wallet can do. Each fails with `FrameError`. */
export interface StartingOver {
  readonly asked: () => AskedStartOver | null
  /** What is typed to confirm it: the address that signs in. */
  readonly email: string
  /** Answers with when it will be possible, epoch milliseconds. */
  readonly ask: () => Promise<number>
  readonly finish: () => Promise<void>
}
