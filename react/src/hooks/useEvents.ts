import type { TelemetryEvent } from "@latchkey/core"
import { useEffect, useInsertionEffect, useRef } from "react"
import { useKitContext } from "../context/KitContext.ts"

/**
 * Calls `listener` for each telemetry event of the kit while the component is mounted: `MODAL_OPEN`, `CONNECT_SUCCESS`
 * and so on. The kit itself sends them nowhere. `listener` may be an inline function; the latest one is called.
 */
export const useEvents = (listener: (event: TelemetryEvent) => void): void => {
  const { kit } = useKitContext("useEvents")
  const latest = useRef(listener)
  useInsertionEffect(() => {
    latest.current = listener
  })
  useEffect(() => kit.onEvent((event) => latest.current(event)), [kit])
}
