import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { Shell } from "../kit/Shell.ts"
import type { Alert, NoticeState, Toast } from "./NoticeState.ts"

const REPLACE_DELAY = "150 millis"
const HIDE_DELAY = "2500 millis"
const MAX_ALERTS = 20

/** A toast as it is asked for. */
export interface ToastRequest {
  readonly variant: Toast["variant"]
  readonly text?: string | undefined
  readonly code?: string | undefined
  /** Hide after 2.5 s; on unless `false`. */
  readonly autoClose?: boolean | undefined
}

/** Toasts for the visitor and alerts for the page's developer. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Shows a toast; an open one is closed first and the new one follows 150 ms later. */
    readonly toast: (toast: ToastRequest) => Effect.Effect<void>
    readonly hideToast: Effect.Effect<void>
    /** Adds an alert; one of the same code and text is not added twice. */
    readonly alert: (alert: Omit<Alert, "key">) => Effect.Effect<void>
    readonly dismissAlert: (key: number) => Effect.Effect<void>
  }
>()("@latchkey/core/Notices") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      const scope = yield* Effect.scope
      let lastKey = 0
      let course: Fiber.Fiber<void> | undefined

      const change = (next: (notice: NoticeState) => NoticeState) =>
        Effect.sync(() => shell.store.update((state) => ({ ...state, notice: next(state.notice) })))
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
            const replaces = shell.store.get().notice.toast !== undefined
            if (replaces) yield* hide
            else yield* show(request)
            const rest = Effect.gen(function* () {
              if (replaces) {
                yield* Effect.sleep(REPLACE_DELAY)
                yield* show(request)
              }
              if (request.autoClose === false) return
              yield* Effect.sleep(HIDE_DELAY)
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
  )
}
