export { followTransfer } from "./followTransfer.ts"
export { sendTransfer } from "./sendTransfer.ts"
