/** A chain of the running stack, as pages and tests need it. */
export interface E2eChain {
  readonly id: number
  readonly name: string
  readonly rpcUrl: string
}

/** What the global setup tells the tests. */
export interface E2eState {
  /** Where the pages are served. */
  readonly origin: string
  readonly chains: ReadonlyArray<E2eChain>
  /** File of the script that puts virtual wallets on a page, as a browser extension would. */
  readonly walletScript: string
}

const VARIABLE = "LATCHKEY_E2E_STATE"

/** Leaves the state to the processes that run the tests. */
export const writeState = (state: E2eState): void => {
  process.env[VARIABLE] = JSON.stringify(state)
}

/** The state of this run. Fails: outside of one. */
export const readState = (): E2eState => {
  const text = process.env[VARIABLE]
  if (text === undefined) throw new Error("The e2e tests run under their own setup: npm run test:e2e")
  return JSON.parse(text) as E2eState
}
