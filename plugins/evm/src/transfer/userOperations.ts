import { parseAddress } from "../Address.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { PlainCall } from "./TransactionRequest.ts"

const WORD = 64
// `handleOps` of the entry points 0.6, and of 0.7 and later; the first four words of their operations are the same.
const HANDLE_OPS = /^0x(?:1fad948c|765e827f)/i
// `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`.
const OPERATION_EVENT = "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f"

/** The entry points of ERC-4337 by versions 0.6, 0.7 and 0.8. Of another contract nobody knows what its events are worth. */
const ENTRY_POINTS: ReadonlyArray<string> = [
  "0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789",
  "0x0000000071727De22E5E9d8BAf0edAc6f37da032",
  "0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108"
]

/** Whether operations of smart accounts are carried out there. */
export const isEntryPoint = (address: string | undefined): boolean =>
  address !== undefined && ENTRY_POINTS.includes(address)

const word = (hex: string) => hex.toLowerCase().padStart(WORD, "0")

/** `execute(target, value, data)`, as smart accounts are told to make one call. */
export const encodeExecute = ({ to, value, data }: PlainCall): string => {
  const bytes = data.slice(2).toLowerCase()
  const padded = bytes.padEnd(Math.ceil(bytes.length / WORD) * WORD, "0")
  const size = word((bytes.length / 2).toString(16))
  return `0xb61d27f6${word(to.slice(2))}${word(value.slice(2))}${word("60")}${size}${padded}`
}

/** An operation of a smart account. */
interface UserOperation {
  readonly sender: string | undefined
  readonly nonce: bigint
  readonly callData: string
}

/** The operations of a call of `handleOps`; none for any other data. */
const operationsIn = (data: string): ReadonlyArray<UserOperation> => {
  if (!HANDLE_OPS.test(data)) return []
  const body = data.slice(10)
  // Past the end of the data there is no number: the whole of it is given up.
  const at = (byte: number) => BigInt(`0x${body.slice(byte * 2, byte * 2 + WORD)}`)
  const place = (byte: number) => Number(at(byte))
  try {
    const list = place(0)
    const count = place(list)
    const first = list + 32
    // A made-up count ends where the data does.
    return Array.from({ length: count }, (_, index) => {
      const start = first + place(first + index * 32)
      const call = start + place(start + 96)
      const size = place(call)
      return {
        sender: parseAddress(`0x${at(start).toString(16).padStart(40, "0")}`),
        nonce: at(start + 32),
        callData: `0x${body.slice((call + 32) * 2, (call + 32 + size) * 2).toLowerCase()}`
      }
    })
  } catch {
    return []
  }
}

/** What an entry point says in a receipt of an operation. */
interface OperationEvent {
  readonly sender: string | undefined
  readonly nonce: bigint | undefined
  readonly done: boolean
}

/** All that the entry point says in a receipt. */
const eventsIn = (receipt: unknown, entryPoint: string): ReadonlyArray<OperationEvent> => {
  const { logs } = (receipt ?? {}) as { readonly logs?: unknown }
  return (Array.isArray(logs) ? (logs as ReadonlyArray<unknown>) : []).flatMap((log) => {
    const { address, topics, data } = (log ?? {}) as Readonly<Record<"address" | "topics" | "data", unknown>>
    const [event, , account] = Array.isArray(topics) ? (topics as ReadonlyArray<unknown>) : []
    if (parseAddress(String(address).toLowerCase()) !== entryPoint || event !== OPERATION_EVENT) return []
    const [nonce, done] = [2, 2 + WORD].map((start) =>
      decodeQuantity(`0x${String(data).slice(start, start + WORD)}`)
    )
    return done === 0n || done === 1n
      ? [{ sender: parseAddress(`0x${String(account).slice(-40)}`), nonce, done: done === 1n }]
      : []
  })
}

/** Whether the entry point says in a receipt that an operation was carried out; undefined where it says nothing of it. */
const isDone = (receipt: unknown, entryPoint: string, { sender, nonce }: UserOperation) =>
  eventsIn(receipt, entryPoint).find((event) => event.sender === sender && event.nonce === nonce)?.done

/**
 * What became of all operations of a smart account in a transaction of an entry point, by its receipt; undefined where it tells of
 * none, or of some that were carried out and some that were not.
 */
export const operationsOutcome = (
  receipt: unknown,
  entryPoint: string,
  account: string
): "success" | "failed" | undefined => {
  const own = eventsIn(receipt, entryPoint).filter(({ sender }) => sender === account)
  const [first] = own
  return first === undefined || own.some(({ done }) => done !== first.done)
    ? undefined
    : first.done
      ? "success"
      : "failed"
}

/**
 * What became of a call that a smart account made as an operation, out of the transaction of the bundler and its receipt; undefined
 * where they tell of none. A transaction may succeed while an operation in it fails.
 */
export const operationOutcome = (
  transaction: { readonly to?: string; readonly data: string },
  receipt: unknown,
  call: PlainCall
): "success" | "failed" | undefined => {
  const { to, data } = transaction
  if (to === undefined || !isEntryPoint(to)) return undefined
  const wanted = encodeExecute(call)
  for (const operation of operationsIn(data)) {
    if (operation.sender !== call.from || operation.callData !== wanted) continue
    const done = isDone(receipt, to, operation)
    if (done !== undefined) return done ? "success" : "failed"
  }
  return undefined
}
