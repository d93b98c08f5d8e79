import type { Moved } from "../capability/Moved.ts"
import { isRecord } from "../storage/versioned.ts"

const MAX_MOVED = 50

const isText = (value: unknown, max = 200): value is string =>
  typeof value === "string" && value.length <= max
const isDigits = (value: unknown): value is string => isText(value, 78) && /^\d+$/.test(value)

const readOne = (given: unknown): Moved | undefined => {
  if (!isRecord(given)) return undefined
  const { token, id, amount, from, to } = given
  if (!isDigits(amount) || !isText(from) || !isText(to)) return undefined
  if (token !== undefined && !(isText(token) && token.split(":").length === 3)) return undefined
  if (id !== undefined && !isDigits(id)) return undefined
  return Object.freeze({
    ...(token === undefined ? {} : { token: token as NonNullable<Moved["token"]> }),
    ...(id === undefined ? {} : { id }),
    amount,
    from,
    to
  })
}

/**
 * What a transaction moved, as a chain tells it or storage has it; undefined where one of them is none, since what is left would say that
 * nothing else arrived.
 */
export const readMoved = (given: unknown): ReadonlyArray<Moved> | undefined => {
  if (!Array.isArray(given) || given.length > MAX_MOVED) return undefined
  const moved = given.map(readOne)
  return moved.includes(undefined) ? undefined : Object.freeze(moved as ReadonlyArray<Moved>)
}
