import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { batches as headless, type BatchesTypes } from "../batches.ts"
import type { BatchesApi } from "../BatchesApi.ts"
import type { BatchesState } from "../BatchesState.ts"
import type { viewIds } from "./viewIds.ts"

export type { BatchesApi } from "../BatchesApi.ts"
export type { BatchesState, SentBatch, SentReceipt } from "../BatchesState.ts"

/**
 * `batches` with its view: it opens when a wallet has taken calls on, and says what became of all of them and of each transaction.
 */
export const batches = (): Plugin<
  "batches",
  BatchesApi,
  BatchesState,
  BatchesTypes & ViewTypes<typeof viewIds>
> => withLateFills(headless(), () => import("./fills.ts").then((part) => part.batchesFills))
