export { send } from "./send.ts"
export type { SendApi } from "./SendApi.ts"
export type { HeldTokens, NamedReceiver, SendForm, SendProgress, SendReview, SendState } from "./SendState.ts"
export type {
  ReceiverMovedError,
  ReceiverNameError,
  TransferMissingError,
  TransferSubmittedError
} from "./errors.ts"
export { readAmount, type AmountProblem } from "./readAmount.ts"
