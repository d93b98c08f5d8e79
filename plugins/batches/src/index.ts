export { batches } from "./batches.ts"
export type { BatchesApi } from "./BatchesApi.ts"
export type { BatchesState, SentBatch, SentReceipt } from "./BatchesState.ts"
export { BatchMissingError, CallsInvalidError } from "./errors.ts"
