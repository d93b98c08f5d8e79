/** What the setup tells the tests. */
export interface ExtensionState {
  /** Where the pages are served. */
  readonly origin: string
  /** Another origin with the same pages. */
  readonly otherOrigin: string
  /** Folder of the bundled test wallet. */
  readonly extension: string
  /** Folder for what a run leaves behind while it lasts. */
  readonly cache: string
}

const VARIABLE = "LATCHKEY_EXTENSION_STATE"

/** Leaves the state to the processes that run the tests. */
export const writeState = (state: ExtensionState): void => {
  process.env[VARIABLE] = JSON.stringify(state)
}

/** The state of this run. Fails: outside of one. */
export const readState = (): ExtensionState => {
  const text = process.env[VARIABLE]
  if (text === undefined)
    throw new Error("The extension tests run under their own setup: node extension/run.mjs")
  return JSON.parse(text) as ExtensionState
}
