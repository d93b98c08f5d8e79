import { toBase58 } from "@latchkey/core/chain-kit"

const ADDRESS = 32
const VERSION_1 = 0x81

/** The blockhash, or the value of a durable nonce, that a message lives by: base58. The message's format is one that `readSigners` reads. */
export const readBlockhash = (message: Uint8Array): string => {
  const first = message[0] ?? 0
  // Behind the header, and in the older versions behind the addresses, whose number is one byte.
  const addresses = first < 0x80 ? 4 : 5
  const start = first === VERSION_1 ? 8 : addresses + (message[addresses - 1] ?? 0) * ADDRESS
  return toBase58(message.slice(start, start + ADDRESS))
}
