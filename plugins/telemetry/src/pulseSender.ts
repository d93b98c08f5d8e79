import { TelemetryRefusedError } from "./errors.ts"
import type { TelemetrySender } from "./TelemetrySender.ts"

/** Where `pulseSender` sends to, and in whose name. */
export interface PulseSenderOptions {
  /** Id of the project that receives it. */
  readonly projectId: string
  /** Base of the service, without a slash at the end; the public one by default. */
  readonly url?: string
  /** `st` of each request; `latchkey` by default. */
  readonly sdkType?: string
  /** `sv` of each request; the kit's own by default. */
  readonly sdkVersion?: string
}

const PUBLIC_URL = "https://pulse.walletconnect.org"

/**
 * Posts each event to `/e` of the project's service: by `fetch` while the page is there, by `sendBeacon` when it goes.
 */
export const pulseSender = ({
  projectId,
  url = PUBLIC_URL,
  sdkType = "latchkey",
  sdkVersion = "latchkey-0.1.0"
}: PulseSenderOptions): TelemetrySender => {
  const address = `${url}/e?${new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion })}`
  const post = async (body: string) => {
    // As plain text: the browser need not ask the service first whether the page may.
    const { status } = await fetch(address, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body,
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "no-referrer"
    })
    return status
  }
  return {
    origin: new URL(url).origin,
    send: async (batch, { isLeaving }) => {
      const bodies = batch.map((body) => JSON.stringify(body))
      if (isLeaving && bodies.every((body) => navigator.sendBeacon?.(address, body) === true)) return
      if (isLeaving) return
      const answers = await Promise.allSettled(bodies.map(post))
      if (answers.some((answer) => answer.status === "fulfilled" && answer.value === 403))
        throw new TelemetryRefusedError({ origin: location.origin })
    }
  }
}
