export { send } from "./send.ts"
export type { SendOptions } from "./SendOptions.ts"
export type { SendApi } from "./SendApi.ts"
export type {
  HeldTokens,
  LinkedPayment,
  NamedReceiver,
  SendForm,
  SendProgress,
  SendReview,
  SendState
} from "./SendState.ts"
export type { TransferMissingError, TransferSubmittedError } from "./errors.ts"
export type { PaymentLinkError, PaymentLinkProblem } from "./linkErrors.ts"
export type { ReceiverMovedError, ReceiverNameError } from "./nameErrors.ts"
export { readAmount, type AmountProblem } from "@latchkey/core"
