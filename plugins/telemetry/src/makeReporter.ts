import type { KitState, TelemetryEvent } from "@latchkey/core"
import { fromPromise, sleep } from "@latchkey/core/chain-kit/effect"
import { Features, KeyValue, Notices, State, Telemetry, type EffectApi } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { TelemetryRefusedError } from "./errors.ts"
import { makeLog } from "./makeLog.ts"
import type { TelemetryApi } from "./TelemetryApi.ts"
import type { TelemetryBody } from "./TelemetryBody.ts"
import type { TelemetryOptions } from "./TelemetryOptions.ts"
import { telemetrySlice, type TelemetryState } from "./telemetrySlice.ts"
import { toBody } from "./toBody.ts"

const CONSENT = "telemetry.consent"
const LOG_BYTES = 1_024_000
const MAX_WAITING = 100
/** What happens within it goes together. */
const BATCH_MILLIS = 5_000

const nowhere = { origin: "", pathname: "", hostname: "" }

const randomId = (): string => {
  // Absent on pages without TLS.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID()
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, index) =>
    (index === 6 ? (byte & 15) | 64 : index === 8 ? (byte & 63) | 128 : byte).toString(16).padStart(2, "0")
  )
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(""))
    .join("-")
}

/** Hears what happens in one kit, and sends it where that is allowed. */
export const makeReporter = ({
  sender,
  consent = "ask",
  address = false,
  logBytes = LOG_BYTES
}: TelemetryOptions) =>
  Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const features = yield* Features
    const notices = yield* Notices
    const state = yield* State
    const storage = yield* KeyValue
    const scope = yield* Effect.scope
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const fork = (work: Effect.Effect<void>) => void run(Effect.forkIn(work, scope))
    const log = makeLog(typeof logBytes === "number" ? logBytes : LOG_BYTES)
    const snapshot = () => state.snapshot() as unknown as KitState

    let waiting: ReadonlyArray<TelemetryBody> = []
    let isTimed = false
    let isTold = false

    const consentNow = (): TelemetryState["consent"] => {
      const kept = storage.get(CONSENT)
      if (kept === "given" || kept === "refused") return kept
      return consent === "given" ? "given" : "unknown"
    }
    const follow = () => {
      const now = consentNow()
      state.write(telemetrySlice, (before) => (before.consent === now ? before : { consent: now }))
      if (now === "refused") waiting = []
    }

    const hand = (isLeaving: boolean) =>
      Effect.suspend(() => {
        if (sender === undefined || consentNow() !== "given" || waiting.length === 0) return Effect.void
        const batch = waiting
        waiting = []
        return Effect.catch(
          fromPromise(
            async () => sender.send(batch, { isLeaving }),
            (cause) => cause
          ),
          (error) => {
            // Any other failure is nobody's concern: the page must not suffer from being measured.
            if (!(error instanceof TelemetryRefusedError) || isTold) return Effect.void
            isTold = true
            return notices.tell(error)
          }
        )
      })
    const handSoon = () => {
      if (isTimed || consentNow() !== "given") return
      isTimed = true
      fork(
        Effect.andThen(
          sleep(BATCH_MILLIS),
          Effect.suspend(() => {
            isTimed = false
            return hand(false)
          })
        )
      )
    }

    const hear = (event: TelemetryEvent) => {
      log.add(JSON.stringify(event))
      const isError = event.event === "ERROR"
      // Errors are no analytics: an app that turns those off still wants to know what broke.
      const isWanted = isError || (event.event !== "MODAL_CREATED" && features.get().values.analytics)
      if (!isWanted || consentNow() === "refused") return
      const { network, account } = snapshot()
      const body = toBody(event, {
        page: globalThis.location ?? nowhere,
        address: address ? account[network.activeNamespace ?? ""]?.address : undefined,
        randomId
      })
      waiting = [...waiting, body].slice(-MAX_WAITING)
      handSoon()
    }

    const leave = () => {
      if (globalThis.document?.visibilityState === "hidden") run(hand(true))
    }
    globalThis.document?.addEventListener("visibilitychange", leave)
    const stops = [
      telemetry.subscribe(hear),
      storage.subscribe((key) => {
        if (key === undefined || key === CONSENT) follow()
      }),
      () => globalThis.document?.removeEventListener("visibilitychange", leave)
    ]
    yield* Effect.addFinalizer(() => Effect.sync(() => stops.forEach((stop) => stop())))
    follow()

    const decide = (answer: "given" | "refused") =>
      Effect.suspend(() => {
        storage.set(CONSENT, answer)
        follow()
        return hand(false)
      })

    return {
      allow: () => decide("given"),
      refuse: () => decide("refused"),
      preview: () => Effect.sync(() => waiting),
      logs: () => Effect.sync(log.lines),
      flush: () => hand(false)
    } satisfies EffectApi<TelemetryApi>
  })
