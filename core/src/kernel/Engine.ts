/** The loaded part of a kit, as the shell calls it. Promises reject with a `KitError`. */
export interface Engine {
  /** Resolves when the plugins run and what they do at start is done: the stored session is restored or dropped. */
  readonly settled: Promise<void>
  /** Runs an action in the caller's task; a plugin that does not run yet is started first, with what it requires. */
  readonly call: (
    plugin: string,
    action: string,
    args: ReadonlyArray<unknown>,
    signal?: AbortSignal
  ) => Promise<unknown>
  readonly start: (plugin: string) => Promise<void>
  /** Undoes all that a plugin registered, last first. */
  readonly stop: (plugin: string) => Promise<void>
  readonly dispose: () => Promise<void>
}
