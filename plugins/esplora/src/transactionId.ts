import { fromHex, toHex } from "@latchkey/core/chain-kit"

/** In hex digits: four megabytes, which no block holds more of. */
const MAX_DIGITS = 8_000_000

/** Reads what a transaction is made of, one part after the other; past its end it throws. */
const readerOf = (bytes: Uint8Array) => {
  let at = 0
  const take = (count: number): Uint8Array => {
    if (count > bytes.length - at) throw new RangeError("the transaction ends too early")
    at += count
    return bytes.subarray(at - count, at)
  }
  const little = (part: Uint8Array) => part.reduceRight((sum, byte) => sum * 256 + byte, 0)
  const count = (): number => {
    const [first = 0] = take(1)
    return first < 0xfd ? first : little(take(2 ** (first - 0xfc)))
  }
  const field = () => void take(count())
  return { take, count, field, place: () => at }
}

/** The bytes that a transaction is known by: without its witnesses. Throws for what is no transaction. */
const identified = (bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
  const { take, count, field, place } = readerOf(bytes)
  const version = take(4)
  const isWitnessed = bytes[4] === 0 && bytes[5] === 1
  if (isWitnessed) take(2)
  const from = place()
  const inputs = count()
  if (inputs === 0) throw new RangeError("it spends nothing")
  for (let index = 0; index < inputs; index++) {
    take(36)
    field()
    take(4)
  }
  const outputs = count()
  for (let index = 0; index < outputs; index++) {
    take(8)
    field()
  }
  const body = bytes.subarray(from, place())
  const witnesses = isWitnessed ? inputs : 0
  for (let index = 0; index < witnesses; index++) for (let items = count(); items > 0; items--) field()
  const lockTime = take(4)
  if (place() !== bytes.length) throw new RangeError("something follows it")
  return [version, body, lockTime]
}

/** The id of a signed transaction, as the network writes it; undefined for what is none. */
export const transactionId = async (hex: unknown, subtle: SubtleCrypto): Promise<string | undefined> => {
  const bytes = typeof hex === "string" ? fromHex(hex.toLowerCase(), MAX_DIGITS) : undefined
  if (bytes === undefined) return undefined
  try {
    const parts = identified(bytes)
    const whole = Uint8Array.from(parts.flatMap((part) => [...part]))
    const once = await subtle.digest("SHA-256", whole)
    return toHex(new Uint8Array(await subtle.digest("SHA-256", once)).toReversed()).replace(/^0x/, "")
  } catch {
    // What cannot be read to its end is none.
    return undefined
  }
}
