/** Options of `smartSessions`. */
export interface SmartSessionsOptions {
  /** The project's id with the cosigner, which is told with every request. */
  readonly projectId: string
  /** Base of the cosigner, which keeps the sessions and signs beside the app: the public service where nothing is said. */
  readonly url?: string
}
