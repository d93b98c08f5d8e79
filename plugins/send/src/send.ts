import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type * as linkErrors from "./linkErrors.ts"
import type * as nameErrors from "./nameErrors.ts"
import type { SendApi } from "./SendApi.ts"
import type { SendOptions } from "./SendOptions.ts"
import { sendSlice, type SendState } from "./SendState.ts"

/** What the type checker knows of sending. */
export interface SendTypes {
  readonly errorCode:
    | ErrorCodesOf<typeof errors>
    | ErrorCodesOf<typeof nameErrors>
    | ErrorCodesOf<typeof linkErrors>
}

/**
 * Send coins and tokens by the connected wallet: prepared and shown from the exact request, asked again right before,
 * followed until the chain has it. Headless; `send` of `@latchkey/send/react` adds the views.
 *
 * Works on every namespace that has the `transfers` capability. Calls no host of its own.
 */
export const send = (options: SendOptions = {}): Plugin<"send", SendApi, SendState, SendTypes> => ({
  id: "send",
  requires: ["transactions"],
  given: options,
  when: "demand",
  hosts: [],
  slice: sendSlice,
  actions: ["tokens", "lookUp", "readLink", "prepare", "submit", "stopAsking", "follow", "edit"],
  load: () => import("./module.ts").then((part) => part.sendModule(options))
})
