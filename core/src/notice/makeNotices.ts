import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { isOwnError } from "../error/KitError.ts"
import { currentMillis, sleep } from "../flow/Time.ts"
import { State } from "../kernel/State.ts"
import { EventStream } from "../telemetry/EventStream.ts"
import type { Diagnostic } from "./Diagnostic.ts"
import type { ToastRequest } from "./NoticeActions.ts"
import { Notices } from "./Notices.ts"
import { noticeSlice, type Alert, type NoticeState } from "./NoticeState.ts"
import { withoutSecrets } from "./withoutSecrets.ts"

const REPLACE_MILLIS = 150
const HIDE_MILLIS = 2_500
const MAX_ALERTS = 20

/** The entry of an error in the kit's docs. */
const entryOf = (code: string) => `errors/#${code.toLowerCase().replaceAll("_", "-")}`

/** Makes the notices of one kit. */
export const makeNotices = Effect.gen(function* () {
  const state = yield* State
  const events = yield* EventStream
  const scope = yield* Effect.scope
  const told = new Set<string>()
  let lastKey = 0
  let course: Fiber.Fiber<void> | undefined

  const change = (next: (notice: NoticeState) => NoticeState) =>
    Effect.sync(() => state.write(noticeSlice, next))
  const show = ({ variant, text, code }: ToastRequest) =>
    change(({ alerts }) => ({
      alerts,
      toast: {
        key: ++lastKey,
        variant,
        ...(text === undefined ? {} : { text }),
        ...(code === undefined ? {} : { code })
      }
    }))
  const hide = change(({ alerts }) => ({ alerts }))
  const stopCourse = Effect.suspend(() => {
    const running = course
    course = undefined
    return running === undefined ? Effect.void : Fiber.interrupt(running)
  })

  const alert = (request: Omit<Alert, "key">) =>
    change((notice) =>
      notice.alerts.some(({ code, text }) => code === request.code && text === request.text)
        ? notice
        : { ...notice, alerts: [...notice.alerts, { ...request, key: ++lastKey }].slice(-MAX_ALERTS) }
    )
  const tell = (diagnostic: Diagnostic) =>
    Effect.flatMap(currentMillis, (timestamp) => {
      const { code } = diagnostic
      const isError = isOwnError(diagnostic)
      const [message, advice] = [diagnostic.message, diagnostic.advice].map(withoutSecrets) as [
        string,
        string
      ]
      const { page = isError ? entryOf(code) : "", variant = isError ? "error" : "warning" } = diagnostic
      const key = `${code} ${message}`
      if (!told.has(key)) {
        told.add(key)
        events.emit({ event: "DIAGNOSTIC", properties: { code, message, advice, page }, timestamp })
      }
      return alert({ variant, code, text: message, advice })
    })

  return Notices.of({
    toast: (request) =>
      Effect.gen(function* () {
        yield* stopCourse
        const replaces = state.read(noticeSlice).toast !== undefined
        if (replaces) yield* hide
        else yield* show(request)
        const rest = Effect.gen(function* () {
          if (replaces) {
            yield* sleep(REPLACE_MILLIS)
            yield* show(request)
          }
          if (request.autoClose === false) return
          yield* sleep(HIDE_MILLIS)
          yield* hide
        })
        course = yield* Effect.forkIn(rest, scope)
      }),
    hideToast: Effect.andThen(stopCourse, hide),
    tell,
    dismissAlert: (key) =>
      change((notice) => ({ ...notice, alerts: notice.alerts.filter((alert) => alert.key !== key) }))
  })
})
