/** How `showDevtools` works. */
export interface DevtoolsOptions {
  /**
   * Whether the panel may be shown in a build for production, where it shows visitors what only a developer should see. Off by default:
   * such a page has neither panel nor recording.
   */
  readonly production?: boolean
  /** Whether the panel is open at once; by default there is a button in the corner of the page. */
  readonly open?: boolean
  /** How many entries of each list are kept, the latest; 500 by default. */
  readonly limit?: number
}
