import { concat, numberToHex, type Hex } from "viem"
import { readTransaction } from "./readTransaction.ts"
import { checkAccount, entryOf, fieldOf, refuse } from "./refuse.ts"
import { reviewOperation } from "./reviewOperation.ts"
import type { Prepare, SigningContext } from "./Signing.ts"
import { dataIn, quantity, receiverIn } from "./transactionFields.ts"
import type { Call } from "./userOperation.ts"

const MAX_CALLS = 32

/** The name of some calls: the hash of their operation, and its chain, so that it is found again after a reload. */
export const callsId = (hash: Hex, chainId: number): Hex => concat([hash, numberToHex(chainId, { size: 32 })])

const isOptional = (capability: unknown) => fieldOf(capability, "optional") === true

/** A capability is an extra that the page wants; there is none here but that all calls happen or none. */
const checkCapabilities = (told: unknown) => {
  if (told === undefined || told === null) return
  if (typeof told !== "object") return refuse("The capabilities are malformed")
  const needed = Object.entries(told).find(([, capability]) => !isOptional(capability))
  if (needed !== undefined) refuse(`This wallet does not have the capability ${needed[0].slice(0, 64)}`)
}

const readOne = (told: unknown): Call => {
  const to = receiverIn(told) ?? refuse("A call has no receiver")
  checkCapabilities(fieldOf(told, "capabilities"))
  return { to, data: dataIn(told), value: quantity(fieldOf(told, "value"), "value") ?? 0n }
}

/** What all calls together say. */
const readAll = async (calls: ReadonlyArray<Call>, context: SigningContext) => {
  const read = await Promise.all(calls.map((call) => readTransaction(call, context)))
  const { words } = context
  const [only] = read
  if (read.length === 1 && only !== undefined) return only
  return {
    title: words.callsAtOnce(read.length),
    act: words.approve,
    parts: read.flatMap(({ title, parts }, place) => [
      { label: words.step(place + 1, read.length), value: title, kind: "step" as const },
      ...parts
    ]),
    warnings: [...new Set(read.flatMap(({ warnings }) => warnings))]
  }
}

/** Reads `wallet_sendCalls` (EIP-5792): one operation of the smart account, so that all calls happen or none. */
export const sendCalls: Prepare = async (params, context) => {
  const told = entryOf(params, 0)
  const { chain, smart, evm } = context
  if (smart === undefined) return refuse("Several calls at once need the smart account")
  const version = fieldOf(told, "version")
  if (version !== undefined && version !== "1.0" && version !== "2.0.0")
    return refuse("This wallet knows the versions 1.0 and 2.0.0 of wallet_sendCalls")
  const from = fieldOf(told, "from")
  if (from !== undefined) checkAccount(from, evm)
  const named = quantity(fieldOf(told, "chainId"), "chainId")
  if (named !== undefined && chain.id !== `eip155:${named}`)
    return refuse("The calls are for another network")
  if (fieldOf(told, "id") !== undefined) return refuse("This wallet gives calls their ids itself")
  checkCapabilities(fieldOf(told, "capabilities"))
  const list = fieldOf(told, "calls")
  if (!Array.isArray(list) || list.length === 0) return refuse("There is no call")
  if (list.length > MAX_CALLS) return refuse(`There are more than ${MAX_CALLS} calls`)
  const calls = list.map(readOne)
  const { review, send } = await reviewOperation(calls, await readAll(calls, context), context)
  return {
    review,
    sign: async (keys) => {
      const id = callsId(await send(keys), Number(chain.id.slice("eip155:".length)))
      return version === "2.0.0" ? { id } : id
    }
  }
}
