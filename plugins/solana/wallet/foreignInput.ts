import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { invalidInput } from "./refusals.ts"

/** An input object of a feature. Fails with -32000. */
export function inputObject(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw invalidInput("an input is an object")
  return value
}

/** A copy of bytes, which the page may change later. Fails with -32000. */
export function inputBytes(value: unknown, name: string): Uint8Array {
  // Not by `instanceof`: bytes may come from another frame.
  if (Object.prototype.toString.call(value) !== "[object Uint8Array]") {
    throw invalidInput(`${name} is a Uint8Array`)
  }
  return Uint8Array.from(value as Uint8Array)
}

/** What the log keeps of inputs: accounts by their address, as an object's inherited properties are lost in a copy. */
export function loggedInputs(inputs: readonly unknown[]): readonly unknown[] {
  return inputs.map((input) => {
    try {
      const account = isRecord(input) ? input["account"] : undefined
      return isRecord(account) ? { ...(input as object), account: account["address"] } : input
    } catch {
      return input
    }
  })
}
