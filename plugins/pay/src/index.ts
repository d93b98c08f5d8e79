export { pay } from "./pay.ts"
export type { BuyStatus, ExchangeSession, PayApi } from "./PayApi.ts"
export type { PayOptions } from "./PayOptions.ts"
export type { PaymentAsset, PayRequest, PayResult } from "./PayRequest.ts"
export type { ExchangeProgress, PayExchanges, Payment, PayState, WalletProgress } from "./PayState.ts"
export type {
  PayBusyError,
  PayCancelledError,
  PayFailedError,
  PayMissingError,
  PayRequestFault,
  PayRequestInvalidError,
  PaySubmittedError,
  PayTrace,
  PayUncertainError,
  PayUnsupportedError
} from "./errors.ts"
