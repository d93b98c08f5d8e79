import { FrameError } from "../FrameError.ts"
import type { Words } from "../words/Words.ts"

/** Why no passkey was used: the visitor's no or a time that ran out, no PRF, one that is there already, no window. */
export type PasskeyReason = "declined" | "noSecret" | "known" | "window"

/** A passkey was not used. It has its words where it is shown (`saidOf`). */
export class PasskeyFailure extends FrameError {
  readonly reason: PasskeyReason

  constructor(reason: PasskeyReason) {
    super("No passkey was used")
    this.reason = reason
  }
}

/** Whether a window of ours says that for a reason. */
export const isReason = (told: unknown): told is PasskeyReason =>
  told === "declined" || told === "noSecret" || told === "known" || told === "window"

/** Runs work that uses a passkey; what went wrong with the passkey is said in the visitor's words. Fails: as the work does. */
export const inWords = async <T>({ passkeys }: Words, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PasskeyFailure ? new FrameError(passkeys[error.reason]) : error
  }
}
