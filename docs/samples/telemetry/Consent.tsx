import { readSlice } from "@latchkey/core"
import { useKitSnapshot } from "@latchkey/react"
import { telemetrySlice, type TelemetryBody } from "@latchkey/telemetry"
import { useState } from "react"
import { kit } from "./kit"

export const Consent = () => {
  const { consent } = useKitSnapshot((state) => readSlice(state, telemetrySlice))
  const [bodies, setBodies] = useState<ReadonlyArray<TelemetryBody>>([])
  if (consent !== "unknown") return null
  return (
    <section aria-label="Statistics">
      <p>May we count how our wallet connection works? No address and no key is sent.</p>
      <button onClick={() => void kit.telemetry.allow()}>Yes</button>
      <button onClick={() => void kit.telemetry.refuse()}>No</button>
      <button onClick={() => void kit.telemetry.preview().then(setBodies)}>What is sent?</button>
      <pre>{JSON.stringify(bodies, undefined, 2)}</pre>
    </section>
  )
}
