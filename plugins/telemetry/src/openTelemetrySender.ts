import type { TelemetryBody } from "./TelemetryBody.ts"
import type { TelemetrySender } from "./TelemetrySender.ts"

/** The part of a logger of `@opentelemetry/api-logs` that is used. */
export interface OpenTelemetryLogger {
  readonly emit: (record: {
    readonly eventName: string
    readonly timestamp: number
    readonly severityNumber: number
    readonly severityText: string
    readonly body?: string
    readonly attributes: Readonly<Record<string, string | number | boolean>>
  }) => void
}

// Severity numbers of the OpenTelemetry log data model.
const INFO = { severityNumber: 9, severityText: "INFO" } as const
const ERROR = { severityNumber: 17, severityText: "ERROR" } as const

const toRecord = ({ eventId, url, domain, timestamp, props }: TelemetryBody) => {
  const at = typeof timestamp === "number" ? timestamp : Date.parse(timestamp)
  const attributes = { "event.id": eventId, "url.full": url, "server.address": domain }
  return props.type === "error"
    ? {
        eventName: "latchkey.error",
        timestamp: at,
        ...ERROR,
        body: props.errorMessage,
        attributes: { ...attributes, "error.type": props.errorType, "latchkey.category": props.event }
      }
    : {
        eventName: `latchkey.${props.event.toLowerCase()}`,
        timestamp: at,
        ...INFO,
        attributes: {
          ...attributes,
          ...Object.fromEntries(
            Object.entries(props.properties).map(([name, value]) => [`latchkey.${name}`, value])
          ),
          ...(props.address === undefined ? {} : { "latchkey.address": props.address })
        }
      }
}

/** Hands each event to a logger of OpenTelemetry, whose exporter sends it: `logs.getLogger("latchkey")`. */
export const openTelemetrySender = (logger: OpenTelemetryLogger): TelemetrySender => ({
  send: (batch) => batch.forEach((body) => logger.emit(toRecord(body)))
})
