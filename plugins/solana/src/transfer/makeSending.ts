import type { PreparedTransfer } from "@latchkey/core/effect"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import { followTransfer } from "./followTransfer.ts"
import type { SignedTransfers } from "./resend.ts"
import { sendTransfer } from "./sendTransfer.ts"

/** What sends and follows, and hands what was signed to the network again as long as it may get into a block. */
export const makeSending = (signed: SignedTransfers) => ({
  sendTransfer: (reader: RpcReader, provider: unknown, transfer: PreparedTransfer) =>
    sendTransfer(reader, provider, transfer, signed),
  followTransfer: (reader: RpcReader, transfer: PreparedTransfer, hash: string) =>
    followTransfer(reader, transfer, hash, signed)
})
