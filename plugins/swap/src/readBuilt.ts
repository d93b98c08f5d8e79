import { readField } from "@latchkey/core/chain-kit"
import type { BuiltSwap } from "@latchkey/core/effect"

/** What a source says that it has built, if it has the parts of a call; undefined for anything else. */
export const readBuilt = (built: unknown): BuiltSwap | undefined => {
  const call = readField(built, "call")
  const texts = [
    readField(built, "networkId"),
    readField(built, "sender"),
    readField(call, "to"),
    readField(call, "data")
  ]
  const bought = readField(built, "bought")
  if (bought !== undefined && typeof bought !== "bigint") return undefined
  const isTried = readField(built, "isTried")
  if (isTried !== undefined && typeof isTried !== "boolean") return undefined
  return texts.every((text) => typeof text === "string") && typeof readField(call, "value") === "bigint"
    ? (built as BuiltSwap)
    : undefined
}
