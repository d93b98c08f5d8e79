import type { TelemetryEvent } from "@latchkey/core"
import { redact } from "./redact.ts"
import type { TelemetryBody } from "./TelemetryBody.ts"

/** What is known of the page and its visitor. */
export interface Surroundings {
  readonly page: { readonly origin: string; readonly pathname: string; readonly hostname: string }
  readonly address?: string | undefined
  readonly randomId: () => string
}

const text = (value: unknown) => (typeof value === "string" ? redact(value) : "")

/** An event as it is sent; errors in a form of their own. */
export const toBody = (
  { event, properties, timestamp }: TelemetryEvent,
  { page, address, randomId }: Surroundings
): TelemetryBody => {
  const sent = { eventId: randomId(), url: page.origin + page.pathname, domain: page.hostname }
  if (event === "ERROR") {
    const { code, message, category } = properties
    return {
      ...sent,
      timestamp: new Date(timestamp).toISOString(),
      props: {
        type: "error",
        event: text(category),
        errorType: text(code),
        errorMessage: text(message),
        stackTrace: ""
      }
    }
  }
  const safe = Object.entries(properties).map(([name, value]) => [
    name,
    typeof value === "string" ? redact(value) : value
  ])
  return {
    ...sent,
    timestamp,
    props: {
      type: "track",
      event,
      properties: Object.fromEntries(safe),
      ...(address === undefined ? {} : { address })
    }
  }
}
