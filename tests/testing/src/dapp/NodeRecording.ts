/** What a node answered to one request: a result, or an error. */
export interface RecordedAnswer {
  readonly method: string
  readonly params: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

/** The answers of a node, in the order in which they were given: plain JSON, to be kept beside the tests. */
export interface NodeRecording {
  readonly version: 1
  /** Where the node was asked. */
  readonly url: string
  readonly answers: readonly RecordedAnswer[]
}

/** What tells two requests apart: the method and the params, whatever the order of their fields. */
export const requestKey = (method: string, params: unknown): string =>
  `${method} ${JSON.stringify(sorted(params ?? []))}`

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, sorted(field)] as const)
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
