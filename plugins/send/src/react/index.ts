import { fillSlot, withFills, type Plugin } from "@latchkey/core"
import { accountActions, views } from "@latchkey/react"
import { send as headless, type SendTypes } from "../send.ts"
import type { SendApi } from "../SendApi.ts"
import type { SendState } from "../SendState.ts"
import { sendDrawing } from "./sendDrawing.ts"
import { titles } from "./titles.ts"
import { viewIds } from "./viewIds.ts"

export type { SendApi } from "../SendApi.ts"
export type {
  HeldTokens,
  NamedReceiver,
  SendForm,
  SendProgress,
  SendReview,
  SendState
} from "../SendState.ts"

/**
 * `send` with its views: a tile "Send" in the account view, the form, the choice of a token, the review, and what becomes of
 * the transfer.
 *
 * The tile is shown if the connected namespace has the `transfers` capability and `features.send` is on.
 */
export const send = (): Plugin<"send", SendApi, SendState, SendTypes> =>
  withFills(headless(), [
    fillSlot(accountActions, {
      id: "send",
      feature: "send",
      label: titles.form,
      icon: sendDrawing,
      view: viewIds.form,
      capability: "transfers",
      when: ({ feature }) => feature.values.send,
      withToken: (chosen) => ({ chosen })
    }),
    ...(["form", "tokens", "review", "progress"] as const).map((name) =>
      fillSlot(views, {
        id: viewIds[name],
        title: titles[name],
        load: () => import("./views/loadView.ts").then(({ loadView }) => loadView[name]())
      })
    )
  ])
