import { KitError } from "../error/KitError.ts"

/** The kit's own code could not be fetched; the next action tries again. */
export class EngineLoadFailedError extends KitError<"ENGINE_LOAD_FAILED"> {
  readonly _tag = "EngineLoadFailedError"
  constructor(cause: unknown) {
    super(
      "ENGINE_LOAD_FAILED",
      {},
      "The wallet part of this page could not be loaded.",
      "Check the connection and try again.",
      cause
    )
  }
}
