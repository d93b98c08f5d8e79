import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { sleep } from "../flow/Time.ts"
import { State } from "../kernel/State.ts"
import type { ToastRequest } from "./NoticeActions.ts"
import { Notices } from "./Notices.ts"
import { noticeSlice, type NoticeState } from "./NoticeState.ts"

const REPLACE_MILLIS = 150
const HIDE_MILLIS = 2_500
const MAX_ALERTS = 20

/** Makes the notices of one kit. */
export const makeNotices = Effect.gen(function* () {
  const state = yield* State
  const scope = yield* Effect.scope
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
    alert: (alert) =>
      change((notice) =>
        notice.alerts.some(({ code, text }) => code === alert.code && text === alert.text)
          ? notice
          : { ...notice, alerts: [...notice.alerts, { ...alert, key: ++lastKey }].slice(-MAX_ALERTS) }
      ),
    dismissAlert: (key) =>
      change((notice) => ({ ...notice, alerts: notice.alerts.filter((alert) => alert.key !== key) }))
  })
})
