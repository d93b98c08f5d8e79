/** Something that happened in the kit: a stable name and a few plain values, never an e-mail, a query string or a key. */
export interface TelemetryEvent {
  /** Upper snake case: `MODAL_OPEN`, `CONNECT_SUCCESS`. */
  readonly event: string
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** Epoch milliseconds. */
  readonly timestamp: number
}
