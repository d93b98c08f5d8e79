/** What the approve page shows of a request that waits. */
export interface Question {
  readonly id: string
  /** Origin of the page that asks. */
  readonly site: string
  /** Name of the chain. */
  readonly chain: string
  /** What is asked, as a question to the person. */
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** What the approve page answers. */
export interface Decision {
  readonly id: string
  readonly approved: boolean
}

/** Name of the port between the approve page and the worker. */
export const approvalsPort = "approvals"
