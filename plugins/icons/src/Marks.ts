/** What each of some pictures is found by, and how it is loaded: an SVG as text. */
export type Marks = ReadonlyArray<
  readonly [keys: ReadonlyArray<string>, load: () => Promise<{ readonly default: string }>]
>
