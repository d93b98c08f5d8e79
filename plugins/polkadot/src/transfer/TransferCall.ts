import { fromHex } from "@latchkey/core/chain-kit"

/** A transfer of the native coin, as its call says it. */
export interface TransferCall {
  /** The index of the pallet of balances. */
  readonly pallet: number
  /** 32 bytes. */
  readonly receiver: Uint8Array
  readonly value: bigint
}

/** Of `transfer_keep_alive`, which never ends the sender's account. Pallets keep the numbers of their calls. */
const KEEP_ALIVE = 3
/** Of an account among the kinds of addresses. */
const ACCOUNT = 0
const ACCOUNT_BYTES = 32
const MAX_CALL = 2 * 60 + 2

/** A number as SCALE writes it compactly, which must end with the bytes and be in the shortest form. */
const decodeCompact = (bytes: Uint8Array): bigint | undefined => {
  const littleEndian = (from: Uint8Array) => from.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const mode = (bytes[0] ?? 0) & 3
  const isLong = mode === 3
  const length = isLong ? ((bytes[0] ?? 0) >> 2) + 5 : 2 ** mode
  if (bytes.length !== length) return undefined
  const value = isLong ? littleEndian(bytes.subarray(1)) : littleEndian(bytes) >> 2n
  const least = [0n, 64n, 2n ** 14n][mode] ?? 0n
  const isShortest = isLong ? bytes.at(-1) !== 0 && value >= 2n ** 30n : value >= least
  return isShortest ? value : undefined
}

/** What a call does, by its bytes alone: undefined for anything but one such transfer. Never throws. */
export const decodeTransferCall = (call: unknown): TransferCall | undefined => {
  if (typeof call !== "string" || !/^0x[0-9a-f]+$/.test(call) || call.length > MAX_CALL) return undefined
  const bytes = fromHex(call.slice(2), MAX_CALL)
  const [pallet, kind, address] = bytes ?? []
  if (bytes === undefined || pallet === undefined || kind !== KEEP_ALIVE || address !== ACCOUNT)
    return undefined
  const receiver = bytes.subarray(3, 3 + ACCOUNT_BYTES)
  const value = decodeCompact(bytes.subarray(3 + ACCOUNT_BYTES))
  return value === undefined || receiver.length !== ACCOUNT_BYTES ? undefined : { pallet, receiver, value }
}
