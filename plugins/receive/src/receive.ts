import type { Plugin } from "@latchkey/core"
import type { ReceiveApi } from "./ReceiveApi.ts"

/**
 * Receiving: the connected account's address, a payment link, the networks it works on. Headless; `receive` of
 * `@latchkey/receive/react` adds the views.
 *
 * Works on every namespace whose chain plugin has the `paymentRequest` capability. Calls no host.
 */
export const receive = (): Plugin<"receive", ReceiveApi> => ({
  id: "receive",
  when: "demand",
  hosts: [],
  methods: ["request"],
  load: () => import("./module.ts").then(({ receiveModule }) => receiveModule)
})
