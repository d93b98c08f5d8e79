/** A file of the app that is moved. */
export interface SourceFile {
  /** Relative to the app's folder, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** A file that the move changes. */
export interface Change {
  /** Relative to the app's folder, with forward slashes. */
  readonly path: string
  readonly before: string
  readonly after: string
}

/** A use of the other kit that has no counterpart: it is marked with `TODO(latchkey)` in its place. */
export interface Left {
  readonly path: string
  /** Line in the file before the move, from 1 on. */
  readonly line: number
  /** What it is: `coolMode`, `useAppKitTheme`. */
  readonly what: string
  /** Why it is left, one sentence. */
  readonly reason: string
  /** Path of the page of the guide that says what to do instead. */
  readonly page: string
}

/** What moving an app comes to. */
export interface Migration {
  /** The kits that were found, by package name, with the versions that package.json asks for. */
  readonly kits: ReadonlyArray<{ readonly name: string; readonly version: string }>
  /** What changes, by path; package.json is one of them. Empty for an app that was moved before. */
  readonly changes: ReadonlyArray<Change>
  /** How many uses of the other kit were moved: imports, options, props, fields of hooks. */
  readonly moved: number
  readonly left: ReadonlyArray<Left>
  /** What a person has to decide, a sentence each. */
  readonly decisions: ReadonlyArray<string>
}
