import { revoked, spiteful, throwing, throwingAt } from "./hostileObjects.ts"

/** A value that a wallet should never give, with a name for test titles. `make` makes a new one each time. */
export interface OddValue {
  readonly name: string
  make(): unknown
}

function cyclic(): object {
  const error: Record<string, unknown> = { code: 4001, message: "cyclic" }
  error["data"] = { originalError: error }
  return error
}

function nested(depth: number): object {
  let error: object = { message: "the bottom" }
  for (let level = 0; level < depth; level++) error = { cause: error }
  return error
}

/** An object on which reading any property throws, with names that look like an error's. */
const hollow = () => throwingAt("code", "message", "data")

/** What wallets have rejected with, and worse. Each must become a typed error, without another error on the way. */
export const oddRejections: readonly OddValue[] = [
  { name: "undefined", make: () => undefined },
  { name: "null", make: () => null },
  { name: "a string", make: () => "User closed modal" },
  { name: "an empty string", make: () => "" },
  { name: "a number", make: () => 4001 },
  { name: "a bigint", make: () => 1n },
  { name: "a symbol", make: () => Symbol("rejected") },
  { name: "a function", make: () => throwing },
  { name: "an empty object", make: () => ({}) },
  { name: "an object without prototype", make: () => Object.assign(Object.create(null), { code: -32000 }) },
  { name: "a code as text", make: () => ({ code: "4001", message: "User rejected" }) },
  { name: "a message that is an object", make: () => ({ code: -32603, message: { text: "nested" } }) },
  {
    name: "a message of a million characters",
    make: () => ({ code: -32603, message: "x".repeat(1_000_000) })
  },
  { name: "markup as message", make: () => ({ code: -32603, message: "<img src=x onerror=alert(1)>" }) },
  { name: "a cyclic object", make: cyclic },
  { name: "causes nested a thousand deep", make: () => nested(1000) },
  { name: "an object whose getters throw", make: hollow },
  { name: "a proxy that throws at everything", make: spiteful },
  { name: "a revoked proxy", make: revoked },
  {
    name: "an object whose toString throws",
    make: () => ({ toString: throwing, toJSON: throwing, [Symbol.toPrimitive]: throwing })
  },
  { name: "a frozen error", make: () => Object.freeze(new Error("frozen")) }
]

/** How wallets report that the user declined. Each is a rejection, not a failure. */
export const userRejections: readonly OddValue[] = [
  { name: "code 4001", make: () => ({ code: 4001, message: "User rejected the request." }) },
  { name: "code 5000", make: () => ({ code: 5000, message: "User rejected." }) },
  {
    name: "an error with code 4001",
    make: () => Object.assign(new Error("MetaMask: user denied"), { code: 4001 })
  },
  {
    name: "code 4001 inside data.originalError",
    make: () => ({ code: -32603, message: "Internal error", data: { originalError: { code: 4001 } } })
  },
  { name: "code 4001 inside cause", make: () => new Error("failed", { cause: { code: 4001 } }) }
]

/** Answers of the wrong type: no list of accounts, chain id, signature or transaction hash among them. */
export const oddResults: readonly OddValue[] = [
  { name: "undefined", make: () => undefined },
  { name: "null", make: () => null },
  { name: "true", make: () => true },
  { name: "NaN", make: () => Number.NaN },
  { name: "a negative number", make: () => -1 },
  { name: "an empty string", make: () => "" },
  { name: "markup", make: () => "<img src=x onerror=alert(1)>" },
  { name: "0x alone", make: () => "0x" },
  { name: "an empty object", make: () => ({}) },
  { name: "a list of null", make: () => [null] },
  { name: "a list of numbers", make: () => [1, 2] },
  { name: "a short address", make: () => ["0x1234"] },
  { name: "an address of another script", make: () => ["０xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"] },
  {
    name: "a list-like object",
    make: () => ({ length: 1, 0: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" })
  },
  { name: "a function", make: () => () => "0x1" },
  { name: "an object whose getters throw", make: hollow },
  {
    name: "a proxy that throws at everything but then",
    make: () => new Proxy({}, { ...spitefulButThenable })
  }
]

// A promise reads `then` of what it resolves with; throwing there would turn it into a rejection.
const spitefulButThenable: ProxyHandler<object> = {
  get: (_, key) => (key === "then" ? undefined : throwing()),
  has: throwing,
  ownKeys: throwing,
  getPrototypeOf: throwing
}
