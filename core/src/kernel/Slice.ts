/** A part of the kit's one state: in every snapshot under its name, written by its owner only, read by anybody. */
export interface Slice<T> {
  /** The plugin's id, for a plugin's slice. */
  readonly name: string
  /** The value before its owner has written any; the server renders from it. */
  readonly initial: T
}

/** Declares a slice. Its token is what reads and writes it. */
export const defineSlice = <T>(name: string, initial: T): Slice<T> => ({ name, initial })

/** A slice's value in a state; its initial one where the plugin is not installed. */
export const readSlice = <T>(state: object, { name, initial }: Slice<T>): T =>
  Object.hasOwn(state, name) ? (state as Readonly<Record<string, T>>)[name]! : initial
