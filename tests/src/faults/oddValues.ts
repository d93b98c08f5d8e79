import { revoked, spiteful, throwing, throwingAt } from "./hostileObjects.ts"

/** A value that a wallet has no business to give, with a name for test titles. Made anew on each call. */
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

/** What wallets have rejected with, and worse. Each is to become a typed error without a second fault on the way. */
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

/** Ways in which a person's "no" has been written by wallets. Each is a rejection, not a failure. */
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

/** Answers of wrong types: none is a list of accounts, a chain id, a signature or a transaction hash. */
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

// A promise looks for `then` on what it resolves with; throwing there would make a rejection of it.
const spitefulButThenable: ProxyHandler<object> = {
  get: (_, key) => (key === "then" ? undefined : throwing()),
  has: throwing,
  ownKeys: throwing,
  getPrototypeOf: throwing
}
