import { KitError } from "@latchkey/core"
import { kit } from "../quick-start/kit"

export const signOrder = async (message: string): Promise<string | undefined> => {
  try {
    return await kit.signMessage({ message })
  } catch (error) {
    if (!(error instanceof KitError)) throw error
    // The visitor's own decision: nothing to report.
    if (error.rejected) return undefined
    switch (error.code) {
      case "NOT_CONNECTED":
        kit.open()
        return undefined
      default:
        console.error(error.code, error.message, error.advice, error.details, error.cause)
        throw error
    }
  }
}
