import type { Answer } from "../askServer.ts"
import { FrameError } from "../FrameError.ts"

/** A text in an answer of the server. Fails: throws `FrameError` where there is none. */
export const textIn = (answer: Answer, key: string): string => {
  const value = answer[key]
  if (typeof value !== "string") throw new FrameError("The wallet's server gave a strange answer. Try again.")
  return value
}
