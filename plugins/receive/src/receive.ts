import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type * as errors from "./errors.ts"
import type { ReceiveApi } from "./ReceiveApi.ts"

/** What the type checker knows of receiving. */
export interface ReceiveTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Receive payments: the connected account's address, a payment link where the namespace has such, the networks it works on. Headless; `receive` of
 * `@latchkey/receive/react` adds the views.
 *
 * Works on every namespace. Calls no host.
 */
export const receive = (): Plugin<"receive", ReceiveApi, any, ReceiveTypes> => ({
  id: "receive",
  when: "demand",
  hosts: [],
  actions: ["request"],
  load: () => import("./module.ts").then((part) => part.receiveModule)
})
