/** A value of an attribute, as OTLP has it in JSON. */
export interface TraceAttribute {
  readonly key: string
  readonly value: { readonly stringValue: string }
}

/** A span, as OTLP has it in JSON. */
export interface TraceSpan {
  /** 32 hexadecimal digits: the same for an action and all that happened in it. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** 1: in the page; 3: asked of somebody else. */
  readonly kind: 1 | 3
  /** Epoch nanoseconds, as text. */
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: ReadonlyArray<TraceAttribute>
  /** 0: not over, 1: well, 2: an error, whose code is the message. */
  readonly status: { readonly code: 0 | 1 | 2; readonly message?: string }
}

/** Traces in the JSON of OTLP, which OpenTelemetry's collectors take at `/v1/traces`. */
export interface Trace {
  readonly resourceSpans: readonly [
    {
      readonly resource: { readonly attributes: ReadonlyArray<TraceAttribute> }
      readonly scopeSpans: readonly [
        { readonly scope: { readonly name: string }; readonly spans: ReadonlyArray<TraceSpan> }
      ]
    }
  ]
}
