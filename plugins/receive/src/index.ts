export { receive } from "./receive.ts"
export type { PaymentDetails, ReceiveApi } from "./ReceiveApi.ts"
export type { PaymentValueInvalidError } from "./errors.ts"
