import type { ErrorCodesOf, Plugin } from "@latchkey/core"
import type { BatchesApi } from "./BatchesApi.ts"
import { batchesSlice, type BatchesState } from "./BatchesState.ts"
import type * as errors from "./errors.ts"

/** What the type checker knows of batches. */
export interface BatchesTypes {
  readonly errorCode: ErrorCodesOf<typeof errors>
}

/**
 * Several calls of the app with one confirmation of the wallet, and what became of them as wallet and chain say it together. Headless;
 * `batches` of `@latchkey/batches/react` adds the view.
 *
 * Works on every namespace whose `contractCalls` capability has wallets that take calls at once. Calls no host of its own.
 */
export const batches = (): Plugin<"batches", BatchesApi, BatchesState, BatchesTypes> => ({
  id: "batches",
  requires: ["transactions"],
  when: "demand",
  hosts: [],
  slice: batchesSlice,
  actions: ["send", "follow"],
  load: () => import("./module.ts").then((part) => part.batchesModule)
})
