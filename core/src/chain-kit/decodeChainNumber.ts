import { readField } from "../error/readField.ts"

/**
 * The number of a chain out of what a wallet answers or tells, or undefined if it is not one: a positive safe integer, as hexadecimal or
 * decimal text, as a number, as the CAIP-2 id of this namespace, or as the `chainId` of an object. Never throws.
 */
export const decodeChainNumber = (value: unknown, namespace: string): number | undefined => {
  const told = readField(value, "chainId") ?? value
  const text = /^(string|number|bigint)$/.test(typeof told) ? String(told) : ""
  const own = text.slice(text.startsWith(`${namespace}:`) ? namespace.length + 1 : 0)
  const id = /^(0x[\da-f]{1,28}|\d{1,30})$/i.test(own) ? Number(own) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
