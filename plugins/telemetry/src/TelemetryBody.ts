/** What every event says beside itself. */
interface Sent {
  /** A random UUID. */
  readonly eventId: string
  /** Address of the page, without query and fragment. */
  readonly url: string
  /** Host name of the page. */
  readonly domain: string
}

/** Something that a visitor did, as it is sent. */
export interface EventBody extends Sent {
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly props: {
    readonly type: "track"
    /** Upper snake case: `CONNECT_SUCCESS`. */
    readonly event: string
    readonly properties: Readonly<Record<string, string | number | boolean>>
    /** The account that the visitor is at, where the app wants it sent. */
    readonly address?: string
  }
}

/** An error, as it is sent. */
export interface ErrorBody extends Sent {
  /** ISO 8601. */
  readonly timestamp: string
  readonly props: {
    readonly type: "error"
    /** The category. */
    readonly event: string
    /** The error's code. */
    readonly errorType: string
    readonly errorMessage: string
    /** Always empty: a stack names the files of the page. */
    readonly stackTrace: ""
  }
}

/** One event or error, as it is sent. */
export type TelemetryBody = EventBody | ErrorBody
