import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { lazyService } from "../kernel/lazyService.ts"
import type { PluginModule } from "../kernel/Plugin.ts"
import type { PluginPartMissingError } from "../kernel/pluginErrors.ts"
import type { Diagnostic } from "./Diagnostic.ts"
import type { NoticeActions, ToastRequest } from "./NoticeActions.ts"

/** Toasts for the visitor and alerts for the page's developer. */
export class Notices extends Context.Service<
  Notices,
  {
    /** Shows a toast; an open one is closed first and the new one follows 150 ms later. */
    readonly toast: (toast: ToastRequest) => Effect.Effect<void>
    readonly hideToast: Effect.Effect<void>
    /**
     * Tells the page's developer of something, once for each code and message: the event `DIAGNOSTIC`, an alert, which is drawn
     * where the option `debug` is on, and a line in the console of a development build. Takes any `KitError`, so that
     * `Effect.catch(work, notices.tell)` passes over nothing in silence.
     */
    readonly tell: (diagnostic: Diagnostic) => Effect.Effect<void>
    readonly dismissAlert: (key: number) => Effect.Effect<void>
  }
>()("@latchkey/core/Notices") {}

/** What is loaded with the first notice. */
export interface NoticeParts {
  readonly makeNotices: Effect.Effect<Notices["Service"], never, any>
}

/** Notices as a plugin of the kit itself; what shows them comes with a part. */
export const noticeModule = (
  part: Effect.Effect<NoticeParts, PluginPartMissingError>
): PluginModule<NoticeActions> => ({
  start: Effect.gen(function* () {
    const notices = yield* lazyService(part, ({ makeNotices }) => makeNotices)
    // What tells of a failure has none of its own to tell.
    const quietly = (work: (loaded: Notices["Service"]) => Effect.Effect<void>) =>
      Effect.catch(Effect.flatMap(notices, work), () => Effect.void)
    return Context.make(Notices, {
      toast: (toast) => quietly((loaded) => loaded.toast(toast)),
      hideToast: quietly((loaded) => loaded.hideToast),
      tell: (diagnostic) => quietly((loaded) => loaded.tell(diagnostic)),
      dismissAlert: (key) => quietly((loaded) => loaded.dismissAlert(key))
    })
  }),
  actions: (services: Context.Context<Notices>) => {
    const { toast, hideToast, tell, dismissAlert } = Context.get(services, Notices)
    return { showToast: toast, hideToast: () => hideToast, tell, dismissAlert }
  }
})
