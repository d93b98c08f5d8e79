import type { Span } from "./Span.ts"
import type { Trace, TraceAttribute, TraceSpan } from "./Trace.ts"

const attribute = (key: string, stringValue: string): TraceAttribute => ({ key, value: { stringValue } })

const nanos = (millis: number): string => `${BigInt(Math.round(millis)) * 1_000_000n}`

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0")

const STATUS = { running: 0, done: 1, failed: 2 } as const

/**
 * Spans in the JSON of OTLP. Each action that stands in no other begins a trace.
 *
 * @param seed sets the ids of one page's traces apart from another's: a whole number below 2^48
 */
export const toTrace = (spans: ReadonlyArray<Span>, service: string, seed: number): Trace => {
  const byId = new Map(spans.map((span) => [span.id, span]))
  const rootOf = (span: Span): Span => {
    const parent = span.parent === undefined ? undefined : byId.get(span.parent)
    return parent === undefined ? span : rootOf(parent)
  }
  const spanId = (id: number) => `${hex(seed, 12).slice(-8)}${hex(id, 8)}`
  return {
    resourceSpans: [
      {
        resource: { attributes: [attribute("service.name", service)] },
        scopeSpans: [
          {
            scope: { name: "@latchkey/devtools" },
            spans: spans.map((span): TraceSpan => ({
              traceId: `${hex(seed, 12)}${hex(rootOf(span).id, 20)}`,
              spanId: spanId(span.id),
              ...(span.parent === undefined ? {} : { parentSpanId: spanId(span.parent) }),
              name: span.name,
              kind: span.kind === "action" ? 1 : 3,
              startTimeUnixNano: nanos(span.from),
              endTimeUnixNano: nanos(span.to),
              attributes: [
                attribute("latchkey.kind", span.kind),
                ...(span.code === undefined ? [] : [attribute("latchkey.code", span.code)])
              ],
              status: {
                code: STATUS[span.status],
                ...(span.status === "failed" && span.code !== undefined ? { message: span.code } : {})
              }
            }))
          }
        ]
      }
    ]
  }
}
