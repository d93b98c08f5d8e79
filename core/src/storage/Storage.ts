/**
 * Where the kit keeps what survives a reload. Synchronous and silent: a value that cannot be read is absent, one
 * that cannot be written is lost, and neither throws.
 */
export interface Storage {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** Calls `listener` with the key when another tab changed it; without one when that tab cleared everything. */
  readonly subscribe: (listener: (key?: string) => void) => () => void
  /** True when a server can read the same values: cookies. */
  readonly serverReadable: boolean
}
