import { FrameError } from "../FrameError.ts"

/** Refuses a request that is not what it should be. */
export const refuse = (text: string): never => {
  throw new FrameError(text)
}

/** A field of foreign data; undefined where there is none. */
export const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

/** An entry of a list of parameters; undefined where there is none. */
export const entryOf = (params: unknown, place: number): unknown =>
  Array.isArray(params) ? (params[place] as unknown) : undefined

/** Refuses what is for another account than the wallet's. */
export const checkAccount = (named: unknown, own: string): void => {
  if (typeof named !== "string" || named.toLowerCase() !== own.toLowerCase())
    refuse("This request is for another account")
}
